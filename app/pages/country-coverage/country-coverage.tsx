import { t } from "#words";
import { Island } from "../../islands/island.tsx";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import CountryTable from "./country-table.island.tsx";
import { CoverageHero } from "./coverage-hero.tsx";

export default function CountryCoverage() {
  return (
    <Divided>
      <CoverageHero />
      <Island of={CountryTable} wake="near" />
      <Closing
        emblem="/country-coverage"
        headline={t`Missing your\ncountry?`}
        lede={t`More collection countries are coming. Tell us which one you need.`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`A country we need`} />
      </Closing>
    </Divided>
  );
}
