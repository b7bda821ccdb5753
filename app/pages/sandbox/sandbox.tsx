import { brand, docsUrl } from "../../content/brand.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
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
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Get Started
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={docsUrl("guides")}>
            View Documentation
          </ButtonLink>
        </div>
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
