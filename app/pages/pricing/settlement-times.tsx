import { legend } from "../../content/dyes.ts";
import { settlementExample } from "../../content/settlement.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { SettlementPlanner } from "./settlement-planner.tsx";
import styles from "./settlement-times.module.css";

export function SettlementTimes() {
  return (
    <Section id="settlement" dyed>
      <SectionHead title="When you are paid">
        <p className="lede soft">{`T is the day of payment. ${legend()}`}</p>
      </SectionHead>
      <div className={`g12 ${styles.times}`}>
        <div>
          <SettlementDays known={["instant"]} />
          <p className={`soft ${styles.example}`}>
            {`Example: a customer pays on Monday. ${settlementExample}`}
          </p>
        </div>
        <ErrorBoundary>
          <SettlementPlanner />
        </ErrorBoundary>
      </div>
    </Section>
  );
}
