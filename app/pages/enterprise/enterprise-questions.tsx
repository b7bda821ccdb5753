import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { afterStart } from "../../sections/after-start.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const mailbox = brand.helloMailbox;

export function EnterpriseQuestions() {
  return (
    <Questions
      terms
      title="Questions from enterprise teams"
      questions={[
        {
          question: "Who can have T+0 instant settlement?",
          answer: (
            <>
              Enterprise only.{" "}
              <Link href={contactAbout("Instant settlement for our payments")}>Ask us</Link> which
              payments it is open to, and about cut-off times.
            </>
          ),
        },
        {
          question: "Can we send you our questionnaire?",
          answer: mailbox ? (
            <>
              Yes. Email it to{" "}
              <a href={`mailto:${mailbox}`}>
                <Address of={mailbox} />
              </a>
              : the contact form takes text, not files.
            </>
          ) : (
            <>
              Tell us{" "}
              <Link href={contactAbout("Vendor questionnaire")}>which questionnaire you use</Link>.
              The contact form takes text, not files.
            </>
          ),
        },
        {
          question: "Can we download your answers?",
          answer: (
            <>
              Yes. The <Link href="/security-compliance#due-diligence">due-diligence sheet</Link>{" "}
              comes as a spreadsheet (CSV) and as text (Markdown).
            </>
          ),
        },
        {
          question: "What does it cost?",
          answer: (
            <>
              Enterprise <Link href="/pricing">pricing</Link> is custom. Tell us what you process,
              and where.
            </>
          ),
        },
        {
          question: "Can our developers test first?",
          answer: (
            <>
              Yes. The <Link href="/sandbox">sandbox</Link> has the full API and is isolated from
              production.
            </>
          ),
        },
        afterStart,
      ]}
    />
  );
}
