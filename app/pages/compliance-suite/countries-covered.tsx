import { claims, figure } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import styles from "./countries-covered.module.css";
import { COUNTRIES, countries } from "./figures.ts";

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
            The figure counts compliance coverage. Local collection is a separate list of{" "}
            <Claim of="collection">{`${many.collection} countries`}</Claim>:{" "}
            <Link href="/country-coverage">Country Coverage</Link>.
          </p>
        </div>
      </div>
      <div className={styles.threads}>
        <Figure {...COUNTRIES} threads={countries(claims.complianceCountries.value)} />
      </div>
      <p className={`small soft ${styles.key}`}>
        One line for each of the{" "}
        <Claim of="complianceCountries">{`first ${claims.complianceCountries.value}`}</Claim>.
      </p>
    </Section>
  );
}
