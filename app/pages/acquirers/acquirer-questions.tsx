import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Claim } from "../../sections/claim.tsx";
import { Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

export function AcquirerQuestions() {
  return (
    <Questions
      terms
      title="Questions from acquirers"
      questions={[
        {
          question: "What does it cost?",
          answer: (
            <>
              <Link href="/pricing">Pricing</Link> for acquirers is custom. Tell us your markets and
              what you process.
            </>
          ),
        },
        {
          question: "Can we have instant settlement?",
          answer: (
            <>
              {`${settlementName(settlement.instant)} is for enterprise only. `}
              <Link href={contactAbout("Instant settlement for an acquirer")}>Ask us</Link> whether
              that includes you.
            </>
          ),
        },
        {
          question: "Who bears chargebacks?",
          answer: "Your agreement says who bears them.",
        },
        {
          question: "Which countries collect locally?",
          answer: (
            <>
              <Claim of="collection">{`${atStart(many.collection)} collection countries`}</Claim>{" "}
              are listed, and more are coming:{" "}
              <Link href="/country-coverage">Country Coverage</Link>.
            </>
          ),
        },
      ]}
    />
  );
}
