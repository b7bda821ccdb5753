import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { Island } from "../../islands/island.tsx";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import styles from "./country-coverage.module.css";
import CountryTable from "./country-table.island.tsx";
import { CoverageHero } from "./coverage-hero.tsx";

export default function CountryCoverage() {
  return (
    <Woven>
      <CoverageHero />
      <Island of={CountryTable} wake="near" />
      <Closing
        kind="product"
        line={t`Missing your`}
        lane={t`country?`}
        lede={t`More collection countries are coming. Tell us which one you need.`}
        warps={[...collection.map(({ currency }) => currency), undefined]}
        look={styles.missing}
      >
        <StartAction />
        <ContactAction about={t`A country we need`} />
      </Closing>
    </Woven>
  );
}
