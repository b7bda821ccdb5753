import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { AfterStart } from "../../sections/after-start.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const mailbox = brand.helloMailbox;

export function EnterpriseQuestions() {
  return (
    <Questions terms title={t`Questions from enterprise teams`}>
      <Question asked={t`Who can have T+0 instant settlement?`}>
        <Trans>
          Enterprise only.{" "}
          <Link href={contactAbout(t`Instant settlement for our payments`)}>Ask us</Link> which
          payments it is open to, and about cut-off times.
        </Trans>
      </Question>
      <Question asked={t`Can we send you our questionnaire?`}>
        {mailbox ? (
          <Trans>
            Yes. Email it to{" "}
            <a href={`mailto:${mailbox}`}>
              <Address of={mailbox} />
            </a>
            : the contact form takes text, not files.
          </Trans>
        ) : (
          <Trans>
            Tell us{" "}
            <Link href={contactAbout(t`Vendor questionnaire`)}>which questionnaire you use</Link>.
            The contact form takes text, not files.
          </Trans>
        )}
      </Question>
      <Question asked={t`Can we download your answers?`}>
        <Trans>
          Yes. The <Link href="/security-compliance#due-diligence">due-diligence sheet</Link> comes
          as a spreadsheet (CSV) and as text (Markdown).
        </Trans>
      </Question>
      <Question asked={t`What does it cost?`}>
        <Trans>
          Enterprise <Link href="/pricing">pricing</Link> is custom. Tell us what you process, and
          where.
        </Trans>
      </Question>
      <Question asked={t`Can our developers test first?`}>
        <Trans>
          Yes. The <Link href="/sandbox">sandbox</Link> has the full API and is isolated from
          production.
        </Trans>
      </Question>
      <AfterStart />
    </Questions>
  );
}
