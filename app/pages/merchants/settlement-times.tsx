import { Section, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";

export function SettlementTimes() {
  return (
    <Section>
      <SectionPair
        title="When it reaches you"
        lede="Red is on its way. Green can have arrived. T is the day of the payment."
      >
        <SettlementDays />
      </SectionPair>
    </Section>
  );
}
