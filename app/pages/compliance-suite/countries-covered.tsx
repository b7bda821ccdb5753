import { claims, figure } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import { COUNTRIES, countries } from "./checks.ts";
import styles from "./countries-covered.module.css";

/** A thread for each country of compliance coverage. */
export function CountriesCovered() {
  return (
    <Section dyed>
      <div className={`g12 ${styles.words}`}>
        <p className="num" aria-hidden="true">
          {figure(claims.complianceCountries)}
        </p>
        <div>
          <h2>
            <span className="sr">{`${figure(claims.complianceCountries)} `}</span>
            countries of compliance coverage
          </h2>
          <p className="lede soft">
            {`One thread each, for the first ${claims.complianceCountries.value}. Coverage here means compliance: local collection is listed for ${collection.length} countries, and that is `}
            <Link href="/country-coverage">another list</Link>.
          </p>
        </div>
      </div>
      <div className={styles.threads}>
        <Figure {...COUNTRIES} threads={countries(claims.complianceCountries.value)} />
      </div>
    </Section>
  );
}
