import { docsUrl } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function Solutions() {
  return (
    <>
      <PageHero
        lines={["Four kinds of", "business."]}
        lane="One API."
        warps={[
          { label: "Merchants" },
          { label: "PayFacs" },
          { label: "Acquirers" },
          { label: "Enterprise" },
        ]}
      >
        <p className="lede">
          <Link href="/merchants">Merchants</Link>, <Link href="/payfacs">PayFacs</Link>,{" "}
          <Link href="/acquirers">acquirers</Link> and <Link href="/enterprise">enterprise</Link>{" "}
          each have a page of answers. <Link href="/imtos">Money transfer operators</Link> have one
          too.
        </p>
        <div className="actions">
          <ButtonLink size="lg" href={contactAbout("Which solution fits us")}>
            Contact Sales
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={docsUrl()}>
            View Documentation
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="A bit of"
        lane="each?"
        lede="Tell us what you do. We point to the right page."
      />
    </>
  );
}
