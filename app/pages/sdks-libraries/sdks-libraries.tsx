import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { sdks } from "../../content/sdks.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Benefits } from "./benefits.tsx";
import { Pieces } from "./pieces.tsx";

const [last, ...others] = sdks.map(({ name, fullName = name }) => fullName).reverse();
const names = `${others.reverse().join(", ")} and ${last}`;

export default function SdksLibraries() {
  return (
    <Woven>
      <PageHero
        lines={["We speak"]}
        lane="your language"
        warps={sdks.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          <Claim of="sdks">{`${atStart(many.sdks)} SDKs`}</Claim>
          {`: ${names}.`}
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Pieces />
      <Benefits />
      <Closing
        line="Start with"
        lane="an SDK"
        lede="Each SDK has its own page of documentation. Pick yours."
      >
        <StartAction label="Start Integration" />
        <ContactAction label="Contact Support" about="SDK support" />
      </Closing>
    </Woven>
  );
}
