import { collection } from "../../content/countries.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { stripClass } from "../../weave/strip.tsx";
import styles from "./country-coverage.module.css";
import { CountryTable } from "./country-table.tsx";
import { CoverageHero } from "./coverage-hero.tsx";

/** How many currencies fit beside the words below a laptop's width. */
const NARROW = 3;

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
        lede="More collection countries are coming. Tell us which one you need."
        look={styles.collection}
        warps={[
          ...collection.map(
            ({ currency }, index) =>
              `${stripClass(currency)} ${index < collection.length - NARROW ? styles.wide : ""}`,
          ),
          styles.missing,
        ]}
      >
        <StartAction />
        <ContactAction about="A country we need" />
      </Closing>
    </Woven>
  );
}
