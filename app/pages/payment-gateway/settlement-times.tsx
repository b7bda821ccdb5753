import { Section, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";

export function SettlementTimes() {
  return (
    <Section>
      <SectionPair
        title="Paid on Monday, settled by tier"
        lede="T is the day of the payment. Red is on its way, green is when it can have arrived."
      >
        <SettlementDays />
      </SectionPair>
    </Section>
  );
}
