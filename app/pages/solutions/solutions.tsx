import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { Common } from "./common.tsx";
import { SolutionCloth } from "./solution-cloth.tsx";

export default function Solutions() {
  return (
    <Woven>
      <PageHero
        lines={[`${atStart(many.solutions)} kinds of`, "business."]}
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
          each have a page of answers. So do <Link href="/imtos">money transfer operators</Link>.
        </p>
        <Actions>
          <ContactAction about="Which solution fits us" label="Contact Sales" variant="default" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <SolutionCloth />
      <Common />
      <Closing
        line="Not sure"
        lane="which fits?"
        lede="Tell us what you do, and we point you to the right page."
      >
        <StartAction />
        <ContactAction label="Contact Sales" about="Which solution fits us" />
      </Closing>
    </Woven>
  );
}
