import { settlementExample } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Agentic } from "./agentic.tsx";
import { Connect } from "./connect.tsx";
import { Controls } from "./controls.tsx";
import { endpoints, GatewayHero } from "./gateway-hero.tsx";
import { GatewayQuestions } from "./gateway-questions.tsx";
import styles from "./payment-gateway.module.css";
import { ResponseAndUptime } from "./response-and-uptime.tsx";

export default function PaymentGateway() {
  return (
    <Woven>
      <GatewayHero />
      <ResponseAndUptime />
      <Connect />
      <SettlementTiers title="When you are paid">
        {`Example: a customer pays on Monday. ${settlementExample} Your agreement sets your tier.`}
      </SettlementTiers>
      <Agentic />
      <Controls />
      <GatewayQuestions />
      <Closing
        line="Integrate"
        lane="once"
        lede="Build with test credentials, then switch to production keys."
        look={styles.closing}
        drawn={
          <>
            {endpoints}
            <i className={styles.parts} />
          </>
        }
      >
        <StartAction label="Start Integration" />
        <ContactAction about="Payment Gateway" />
      </Closing>
    </Woven>
  );
}
