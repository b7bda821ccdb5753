import { settlementExample } from "../../content/settlement.ts";
import { Section, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { SettlementPlanner } from "./settlement-planner.tsx";
import styles from "./settlement-times.module.css";

export function SettlementTimes() {
  return (
    <Section id="settlement">
      <SectionPair
        title="When you are paid"
        lede="T is the day of payment. Orange: in transit. Green: settled."
        under={
          <ErrorBoundary>
            <SettlementPlanner />
          </ErrorBoundary>
        }
      >
        <SettlementDays known={["instant"]} />
        <p className={`soft ${styles.example}`}>
          {`Example: a customer pays on Monday. ${settlementExample}`}
        </p>
      </SectionPair>
    </Section>
  );
}
