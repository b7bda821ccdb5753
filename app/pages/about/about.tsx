import { brand } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function About() {
  return (
    <>
      <PageHero
        lines={["Built in", "Africa, with"]}
        lane="global reach"
        warps={[
          { currency: "NGN", label: "NGN" },
          { currency: "KES", label: "KES" },
          { currency: "ZAR", label: "ZAR" },
          { currency: "USD", label: "USD" },
        ]}
      >
        <p className="lede">
          {`${brand.name} is payments infrastructure for businesses that move money across borders: one API, ${statement(claims.corridors)}, ${statement(claims.currencies)}.`}
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Corporate and regulatory information" label="Contact Us" />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing line="Come" lane="across" lede="Ask us what a reviewer, or a payment, would ask." />
    </>
  );
}
