import { ContactAction, StartAction } from "../../sections/actions.tsx";
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
        line="Missing your"
        lane="country?"
        lede="More are coming. Tell us which one you need."
      >
        <StartAction />
        <ContactAction about="A country we need" />
      </Closing>
    </Woven>
  );
}
