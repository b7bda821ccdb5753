import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import styles from "./country-coverage.module.css";
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
