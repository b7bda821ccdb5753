import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { CountryTable } from "./country-table.tsx";
import { CoverageHero } from "./coverage-hero.tsx";

export default function CountryCoverage() {
  return (
    <Woven>
      <ErrorBoundary>
        <CoverageHero />
      </ErrorBoundary>
      <ErrorBoundary>
        <CountryTable />
      </ErrorBoundary>
      <Closing
        line="Missing"
        lane="yours?"
        lede={`${atStart(many.collection)} collection currencies, more coming. Tell us which country you need.`}
      />
    </Woven>
  );
}
