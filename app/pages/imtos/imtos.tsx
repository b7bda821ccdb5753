import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Checks } from "./checks.tsx";
import { Exchange } from "./exchange.tsx";
import { Payout } from "./payout.tsx";
import { Reach } from "./reach.tsx";

export default function Imtos() {
  return (
    <Woven>
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
          Payouts to a bank or mobile money: a flat fee per transaction, on request.{" "}
          <Claim of="corridors" />. <Claim of="remittanceCountries" />.{" "}
          <Claim of="complianceCountries" />.
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Payout countries and flat fee for an IMTO" />
        </Actions>
      </PageHero>
      <Reach />
      <Payout />
      <Exchange />
      <Checks />
      <Closing
        line="Tell us your"
        lane="corridors"
        lede="Tell us where your senders are and where you pay out."
      >
        <StartAction />
        <ContactAction about="Payout countries and flat fee for an IMTO" />
      </Closing>
    </Woven>
  );
}
