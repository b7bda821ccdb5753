import { many } from "../../content/counts.ts";
import { methods } from "../../content/methods.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { AsStated } from "./as-stated.tsx";
import { FourWays } from "./four-ways.tsx";
import { Guarded } from "./guarded.tsx";
import { SettlementTimes } from "./settlement-times.tsx";

export default function PaymentGateway() {
  return (
    <Woven>
      <PageHero
        lines={["One API,", `${many.methods} ways`]}
        lane="to be paid"
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          Card, mobile money, bank transfer and USSD payments through a single API.{" "}
          <Claim of="endpoints" />. <Claim of="response" /> and <Claim of="uptime" />, as stated by
          us.
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <FourWays />
      <AsStated />
      <SettlementTimes />
      <Guarded />
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
