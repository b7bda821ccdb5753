import { Section, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { SettlementPlanner } from "./settlement-planner.tsx";

export function SettlementTimes() {
  return (
    <Section>
      <SectionPair
        title="When it arrives"
        lede="Red is on its way. Green can have arrived. T is the day of the payment."
        under={
          <ErrorBoundary>
            <SettlementPlanner />
          </ErrorBoundary>
        }
      >
        <SettlementDays />
      </SectionPair>
    </Section>
  );
}
