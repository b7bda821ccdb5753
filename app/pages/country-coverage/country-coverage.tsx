import { Closing } from "../../sections/closing.tsx";
import { Pick } from "../../weave/pick.tsx";
import { CountryTable } from "./country-table.tsx";
import { CoverageHero } from "./coverage-hero.tsx";

export default function CountryCoverage() {
  return (
    <>
      <CoverageHero />
      <Pick row={0} />
      <CountryTable />
      <Pick row={1} />
      <Closing
        line="Missing"
        lane="yours?"
        lede="Seven collection currencies, more coming. Tell us which country you need."
      />
    </>
  );
}
