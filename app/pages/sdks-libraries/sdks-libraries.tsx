import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { sdks } from "../../content/sdks.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";
import { Benefits } from "./benefits.tsx";
import { Pieces } from "./pieces.tsx";

const [last, ...others] = sdks.map(({ name, fullName = name }) => fullName).reverse();
const names = `${others.reverse().join(", ")} and ${last}`;

export default function SdksLibraries() {
  return (
    <>
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
      <Pick row={0} />
      <Pieces />
      <Pick row={1} />
      <Benefits />
      <Pick row={2} />
      <Closing
        line="Write the"
        lane="first line"
        lede="Each SDK has its own page of documentation. Pick yours."
      />
    </>
  );
}
