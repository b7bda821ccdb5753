import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Closing } from "../../sections/closing.tsx";
import { Part } from "../../sections/part.tsx";
import { Pick } from "../../weave/pick.tsx";
import { CountryTable } from "./country-table.tsx";
import { CoverageHero } from "./coverage-hero.tsx";

export default function CountryCoverage() {
  return (
    <>
      <Part>
        <CoverageHero />
      </Part>
      <Pick row={0} />
      <Part>
        <CountryTable />
      </Part>
      <Pick row={1} />
      <Closing
        line="Missing"
        lane="yours?"
        lede={`${atStart(many.collection)} collection currencies, more coming. Tell us which country you need.`}
      />
    </>
  );
}
