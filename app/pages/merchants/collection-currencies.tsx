import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { CurrencyStrips } from "../../sections/currency-strips.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

export function CollectionCurrencies() {
  return (
    <Section dyed>
      <SectionHead title={`${atStart(many.collection)} currencies to collect in`}>
        <p className="lede soft">
          One for each country where local collection is listed. Processing reaches{" "}
          <Claim of="currencies" />, with the FX engine between them.
        </p>
      </SectionHead>
      <CurrencyStrips />
    </Section>
  );
}
