import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function Webhooks() {
  return (
    <>
      <PageHero
        lines={["It happened."]}
        lane="You know."
        warps={[
          { label: "Payments" },
          { label: "Customers" },
          { label: "Disputes" },
          { label: "Settlement" },
        ]}
      >
        <p className="lede">
          Webhooks send your system an event when a payment, customer, dispute or settlement
          changes. Thirteen events, four families.
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Hear it"
        lane="first"
        lede="Test webhook delivery, signature check and retries in the sandbox."
      />
    </>
  );
}
