import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Compared } from "./compared.tsx";
import { GoLive } from "./go-live.tsx";
import { Isolation } from "./isolation.tsx";
import { Scenarios } from "./scenarios.tsx";
import { Uses } from "./uses.tsx";

export default function Sandbox() {
  return (
    <Woven>
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
          A safe test environment with full API access and test credentials, isolated from
          production.
        </p>
        <Actions>
          <StartAction />
          <DocumentationAction page="guides" />
        </Actions>
      </PageHero>
      <Isolation />
      <Scenarios />
      <Compared />
      <Uses />
      <GoLive />
      <Closing
        line="Get test"
        lane="credentials"
        lede="Going live means production keys in place of test credentials."
      >
        <StartAction />
        <ContactAction label="Contact Support" about="Sandbox access" />
      </Closing>
    </Woven>
  );
}
