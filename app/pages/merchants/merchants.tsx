import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { methods } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { CollectionCurrencies } from "./collection-currencies.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { MethodCosts } from "./method-costs.tsx";
import { SettlementTimes } from "./settlement-times.tsx";

export default function Merchants() {
  return (
    <Woven>
      <PageHero
        lines={["They pay", "their way."]}
        lane="You get paid."
        warps={methods.map(({ name }) => ({ label: name }))}
        merge
      >
        <p className="lede">
          {`${atStart(many.methods)} methods through one API, in `}
          <Claim of="collection">{`${many.collection} collection currencies`}</Claim>.{" "}
          <Claim of="fast-settlement">{settlementName(settlement.fast)}</Claim>, or{" "}
          <Claim of="standard-settlement">{settlementName(settlement.standard)}</Claim>.
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Collecting payments as a merchant" />
        </Actions>
      </PageHero>
      <MethodCosts />
      <CollectionCurrencies />
      <SettlementTimes />
      <FirstSteps />
      <Closing
        line="Start"
        lane="collecting"
        lede="Open the customer app, or tell us what you sell and where."
      >
        <StartAction />
        <ContactAction about="Collecting payments as a merchant" />
      </Closing>
    </Woven>
  );
}
