import { claims, statement } from "../../content/claims.ts";
import { methods } from "../../content/methods.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function PaymentGateway() {
  return (
    <>
      <PageHero
        lines={["One API,", "four ways"]}
        lane="to be paid"
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          {`${statement(claims.endpoints)} for card, mobile money, bank transfer and USSD payments. ${statement(claims.response)} and ${statement(claims.uptime)}, as stated by us.`}
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Connect"
        lane="once"
        lede="Build against test credentials, then switch to production keys."
      />
    </>
  );
}
