import { many } from "../../content/counts.ts";
import { methods } from "../../content/methods.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Section, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Woven } from "../../sections/woven.tsx";
import { AsStated } from "./as-stated.tsx";
import { FourWays } from "./four-ways.tsx";
import { Guarded } from "./guarded.tsx";

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
      <Section>
        <FourWays />
      </Section>
      <Section dyed>
        <AsStated />
      </Section>
      <Section>
        <SectionPair
          title="Paid on Monday, settled by tier"
          lede="T is the day of the payment. Red is on its way, green is when it can have arrived."
        >
          <SettlementDays />
        </SectionPair>
      </Section>
      <Section>
        <Guarded />
      </Section>
      <Closing
        line="Connect"
        lane="once"
        lede="Build against test credentials, then switch to production keys."
      />
    </Woven>
  );
}
