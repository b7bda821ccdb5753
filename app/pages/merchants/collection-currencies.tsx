import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { CurrencyStrips } from "../../sections/currency-strips.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import styles from "./merchants.module.css";

export function CollectionCurrencies() {
  return (
    <Section dyed>
      <SectionHead title={`${atStart(many.collection)} currencies to collect in`}>
        <p className="lede soft">
          One for each country with listed local collection. Multi-currency processing covers{" "}
          <Claim of="currencies" />, with conversion by the <Link href="/fx-engine">FX Engine</Link>
          .
        </p>
      </SectionHead>
      <CurrencyStrips />
      <p className={styles.below}>
        <LoneLink href="/country-coverage">Country Coverage</LoneLink>
      </p>
    </Section>
  );
}
