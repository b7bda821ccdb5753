import { collection } from "../../content/countries.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { stripClass } from "../../weave/strip.tsx";
import { CollectionCurrencies } from "./collection-currencies.tsx";
import { ExamplePayment } from "./example-payment.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { MerchantQuestions } from "./merchant-questions.tsx";
import { MerchantsHero } from "./merchants-hero.tsx";
import { MethodCosts } from "./method-costs.tsx";
import { SettlementTimes } from "./settlement-times.tsx";

export default function Merchants() {
  return (
    <Woven unbroken>
      <MerchantsHero />
      <MethodCosts />
      <ExamplePayment />
      <CollectionCurrencies />
      <SettlementTimes />
      <FirstSteps />
      <MerchantQuestions />
      <Closing
        line="Start"
        lane="collecting"
        lede="Open the customer app, or tell us what you sell and where."
        warps={collection.map(({ currency }) => stripClass(currency))}
      >
        <StartAction />
        <ContactAction about="Collecting payments as a merchant" />
      </Closing>
    </Woven>
  );
}
