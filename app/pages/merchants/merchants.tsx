import { methods } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function Merchants() {
  return (
    <>
      <PageHero
        lines={["They pay", "their way."]}
        lane="You get paid."
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          {`Four methods through one API, in seven collection currencies. ${settlementName(settlement.fast)}, or ${settlementName(settlement.standard)}.`}
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Collecting payments as a merchant" />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing line="Start" lane="collecting" lede="Tell us what you sell, and where." />
    </>
  );
}
