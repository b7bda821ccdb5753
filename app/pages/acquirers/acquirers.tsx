import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Disputes } from "./disputes.tsx";
import { Extension } from "./extension.tsx";
import { Security } from "./security.tsx";
import { Tiers } from "./tiers.tsx";

export default function Acquirers() {
  return (
    <Woven>
      <PageHero
        lines={["Keep your", "acquiring,"]}
        lane="add corridors"
        warps={[
          { currency: "ZAR", label: "ZAR" },
          { currency: "KES", label: "KES" },
          { currency: "NGN", label: "NGN" },
          { currency: "TZS", label: "TZS" },
        ]}
      >
        <p className="lede">
          Acquiring-as-a-service and <Claim of="corridors" />, beneath the acquiring you have.
          Disputes and chargebacks arrive as events.
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Adding corridors to our acquiring" label="Schedule Demo" />
        </Actions>
      </PageHero>
      <Extension />
      <Disputes />
      <Tiers />
      <Security />
      <Closing
        line="Reach more"
        lane="markets"
        lede="Tell us which markets you acquire in, and which you want to add."
      >
        <StartAction />
        <ContactAction label="Schedule Demo" about="Adding corridors to our acquiring" />
      </Closing>
    </Woven>
  );
}
