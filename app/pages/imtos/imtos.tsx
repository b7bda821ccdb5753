import { brand } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function Imtos() {
  return (
    <>
      <PageHero
        lines={["Money home,", "to a bank"]}
        lane="or a phone"
        warps={[
          { label: "Compliance" },
          { label: "FX" },
          { label: "Corridor" },
          { label: "Payout" },
        ]}
      >
        <p className="lede">
          {`Payouts to a bank or mobile money: a flat fee per transaction, on request. ${statement(claims.corridors)}. ${statement(claims.remittanceCountries)}. ${statement(claims.complianceCountries)}.`}
        </p>
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Get Started
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="lg"
            href={contactAbout("Payout countries and flat fee for an IMTO")}
          >
            Talk to Sales
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Name the"
        lane="corridor"
        lede="Tell us where your senders are, and where the money lands."
      />
    </>
  );
}
