import { brand, docsUrl } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { methods } from "../../content/methods.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
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
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Start Integration
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={docsUrl()}>
            View Documentation
          </ButtonLink>
        </div>
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
