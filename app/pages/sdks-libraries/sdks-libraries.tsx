import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { sdks } from "../../content/sdks.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Benefits } from "./benefits.tsx";
import { Pieces } from "./pieces.tsx";
import { SdkQuestions } from "./sdk-questions.tsx";

export default function SdksLibraries() {
  return (
    <Woven>
      <PageHero
        lines={[`${atStart(many.sdks)} SDKs,`]}
        lane="one API"
        warps={sdks.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          A software development kit (SDK) is ready-made code that calls our API. Choose your
          language and open its documentation.
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Pieces />
      <Benefits />
      <SdkQuestions />
      <Closing
        line="Start with"
        lane="an SDK"
        lede={
          <>
            Then follow the <a href="/api-documentation#checklist">Integration checklist</a>.
          </>
        }
      >
        <StartAction label="Start Integration" />
        <ContactAction label="Contact Support" about="SDK support" />
      </Closing>
    </Woven>
  );
}
