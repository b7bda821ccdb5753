import { claims, statement } from "../../content/claims.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function FxEngine() {
  return (
    <>
      <PageHero
        lines={["Where money"]}
        lane="changes lanes"
        warps={[
          { currency: "NGN", label: "NGN" },
          { currency: "GHS", label: "GHS" },
          { currency: "KES", label: "KES" },
          { currency: "USD", label: "USD" },
        ]}
      >
        <p className="lede">
          {`The FX Engine takes a payment in one currency and settles it in another, across ${statement(claims.currencies)}. ${statement(claims.fxSavings)}, as stated by us.`}
        </p>
        <Actions>
          <StartAction />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing line="Pick two" lane="currencies" lede="Rates belong in a quote. Ask us for one." />
    </>
  );
}
