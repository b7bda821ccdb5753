import { sdks } from "../../content/sdks.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

const names = new Intl.ListFormat("en-GB").format(sdks.map(({ name }) => name));

export default function SdksLibraries() {
  return (
    <>
      <PageHero
        lines={["We speak"]}
        lane="your language"
        warps={sdks.slice(0, 4).map(({ name }) => ({ label: name }))}
      >
        <p className="lede">{`Eight SDKs: ${names}, the last for iOS and Android.`}</p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Write the"
        lane="first line"
        lede="Each SDK has its own page of documentation. Pick yours."
      />
    </>
  );
}
