import { brand, docsUrl } from "../../content/brand.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
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
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Start Integration
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={docsUrl()}>
            View Documentation
          </ButtonLink>
        </div>
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
