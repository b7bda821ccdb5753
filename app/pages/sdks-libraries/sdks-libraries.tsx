import { Trans, t } from "#words";
import { many } from "../../content/counts.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
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
        lede={
          <Trans>
            Then follow the <a href="/api-documentation#checklist">Integration checklist</a>.
          </Trans>
        }
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
        <Trans>
          No. You can call the API over HTTP:{" "}
          <Link href="/api-documentation">API Documentation</Link> shows one request in curl and{" "}
          {languages} languages.
        </Trans>
      </Question>
      <Question asked={t`How do we install one?`}>
        {t`Open the documentation page of your language.`}
      </Question>
      <Question asked={t`Can we use it in the sandbox?`}>
        <Trans>
          The <Link href="/sandbox">sandbox</Link> gives full API access with test credentials.
        </Trans>
      </Question>
      <Question asked={t`What if our language is missing?`}>
        <Trans>
          Call the API over HTTP, or{" "}
          <Link href={contactAbout(t`An SDK for our language`)}>
            tell us which language you need
          </Link>
          .
        </Trans>
      </Question>
    </Questions>
  );
}
