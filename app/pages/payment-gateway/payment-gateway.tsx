import { many } from "../../content/counts.ts";
import { methods } from "../../content/methods.ts";
import { settlementExample } from "../../content/settlement.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Connect } from "./connect.tsx";
import { Controls } from "./controls.tsx";
import { FourWays } from "./four-ways.tsx";
import { GatewayQuestions } from "./gateway-questions.tsx";
import { ResponseAndUptime } from "./response-and-uptime.tsx";

export default function PaymentGateway() {
  return (
    <Woven>
      <PageHero
        lines={["One API,", `${many.methods} ways`]}
        lane="to be paid"
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          Accept cards, mobile money, bank transfer and USSD through a single API with{" "}
          <Claim of="endpoints" />.
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <FourWays />
      <ResponseAndUptime />
      <Connect />
      <SettlementTiers title="When you are paid">
        {`Example: a customer pays on Monday. ${settlementExample} Your agreement sets your tier.`}
      </SettlementTiers>
      <Controls />
      <GatewayQuestions />
      <Closing
        line="Integrate"
        lane="once"
        lede="Build with test credentials, then switch to production keys."
      >
        <StartAction label="Start Integration" />
        <ContactAction about="Payment Gateway" />
      </Closing>
    </Woven>
  );
}
