import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Carried } from "./carried.tsx";
import { Events } from "./events.tsx";
import { OneIntegration } from "./one-integration.tsx";

export default function PayFacs() {
  return (
    <Woven>
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
        <Actions>
          <StartAction label="Start Integration" />
          <ContactAction about="Custom pricing for a PayFac" />
        </Actions>
      </PageHero>
      <Carried />
      <Events />
      <OneIntegration />
      <Closing
        line="Ask for"
        lane="your price"
        lede="Tell us your markets, your volumes and what you run today."
      >
        <StartAction />
        <ContactAction about="Custom pricing for a PayFac" />
      </Closing>
    </Woven>
  );
}
