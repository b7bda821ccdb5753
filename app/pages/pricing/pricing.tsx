import { methods, percentage } from "../../content/methods.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

const lowest = percentage(Math.min(...methods.map(({ low }) => low)));

export default function Pricing() {
  return (
    <>
      <PageHero
        lines={["Pay per", "payment,"]}
        lane={`from ${lowest}`}
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          The rate follows the method your customer pays with: local card, mobile money, bank
          transfer or USSD. PayFacs, acquirers and enterprise: custom.
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Pricing" />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Know your"
        lane="rate first"
        lede="Tell us what you collect, and where it has to go."
      />
    </>
  );
}
