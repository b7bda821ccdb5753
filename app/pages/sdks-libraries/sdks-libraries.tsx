import { t } from "#words";
import { many } from "../../content/counts.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Pieces } from "./pieces.tsx";
import { SdksHero } from "./sdks-hero.tsx";

export default function SdksLibraries() {
  return (
    <Divided>
      <SdksHero />
      <Pieces />
      <Benefits />
      <SdkQuestions />
      <Closing
        emblem="/sdks-libraries"
        headline={t`Start with\nan SDK`}
        lede={t`Then follow the [Integration checklist](/api-documentation#checklist).`}
        turn={10}
      >
        <StartAction label={t`Start Integration`} />
        <ContactAction label={t`Contact Support`} about={t`SDK support`} />
      </Closing>
    </Divided>
  );
}

function Benefits() {
  return (
    <Quiet wide title={t`What every SDK brings`}>
      <Board>
        <Tile term={t`Pre-built components`}>
          {t`Ready-made parts, so that you write less code.`}
        </Tile>
        <Tile term={t`Type safety`}>{t`Types catch mismatched fields.`}</Tile>
        <Tile term={t`Built-in best practices`}>{t`Recommended practice is in the code.`}</Tile>
        <Tile term={t`Regular updates`}>{t`Each SDK is updated regularly.`}</Tile>
      </Board>
    </Quiet>
  );
}

const { languages } = many;

function SdkQuestions() {
  return (
    <Questions title={t`Questions about the SDKs`}>
      <Question asked={t`Do we need an SDK?`}>
        {t`No. You can call the API over HTTP: [API Documentation](/api-documentation) shows one request in curl and ${languages} languages.`}
      </Question>
      <Question asked={t`How do we install one?`}>
        {t`Open the documentation page of your language.`}
      </Question>
      <Question asked={t`Can we use it in the sandbox?`}>
        {t`The [sandbox](/sandbox) gives full API access with test credentials.`}
      </Question>
      <Question asked={t`What if our language is missing?`}>
        {t`Call the API over HTTP, or [tell us which language you need](ask:An SDK for our language).`}
      </Question>
    </Questions>
  );
}
