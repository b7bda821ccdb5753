import { Section, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";

export function Tiers() {
  return (
    <Section>
      <SectionPair
        title="Settlement, in named tiers"
        lede="Red is on its way. Green is settled. T is the day of the payment."
      >
        <SettlementDays />
      </SectionPair>
    </Section>
  );
}
