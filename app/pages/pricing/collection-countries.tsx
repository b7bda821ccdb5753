import { many } from "../../content/counts.ts";
import { Claim } from "../../sections/claim.tsx";
import { CurrencyStrips } from "../../sections/currency-strips.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

export function CollectionCountries() {
  return (
    <Section>
      <SectionHead title={`Collect in ${many.collection} countries`}>
        <p className="lede soft">
          Each strip is the local currency of one of{" "}
          <Claim of="collection">{`${many.collection} collection countries`}</Claim>. More are
          coming.
        </p>
      </SectionHead>
      <CurrencyStrips />
    </Section>
  );
}
