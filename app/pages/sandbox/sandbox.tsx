import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function Sandbox() {
  return (
    <>
      <PageHero
        lines={["Break things."]}
        lane="Lose nothing."
        warps={[
          { label: "Charge" },
          { label: "Decline" },
          { label: "Refund" },
          { label: "Dispute" },
        ]}
      >
        <p className="lede">
          The full API with test credentials, isolated from production. Try a charge, a decline, a
          refund or a dispute first.
        </p>
        <Actions>
          <StartAction />
          <DocumentationAction page="guides" />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Then swap"
        lane="the keys"
        lede="Going live means production keys in place of test ones."
      />
    </>
  );
}
