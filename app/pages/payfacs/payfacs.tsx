import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function PayFacs() {
  return (
    <>
      <PageHero
        lines={["Your", "merchants."]}
        lane="Our lanes."
        warps={[
          { label: "Acquiring" },
          { label: "Compliance" },
          { label: "Disputes" },
          { label: "Payouts" },
        ]}
      >
        <p className="lede">
          Acquiring-as-a-service, a KYC/AML compliance suite, and events for disputes and payouts.
          One integration, with custom pricing.
        </p>
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Start Integration
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="lg"
            href={contactAbout("Custom pricing for a PayFac")}
          >
            Talk to Sales
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Decide who"
        lane="does what"
        lede="Tell us what you run today, and what you would rather not."
      />
    </>
  );
}
