import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
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
          question: "Does this replace our acquiring?",
          answer: "No. You keep your acquiring and add corridors and acquiring-as-a-service to it.",
        },
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
          answer: `No. ${settlementName(settlement.instant)} is for enterprise only. Your tier is standard or fast, as your agreement sets it.`,
        },
        {
          question: "Who bears chargebacks?",
          answer: "Your agreement says who bears them, and whether a reserve is held.",
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
