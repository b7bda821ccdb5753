import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { afterStart } from "../../sections/after-start.tsx";
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
              {`${settlementName(settlement.instant)} is for `}
              <Link href="/enterprise">enterprise</Link> only.{" "}
              <Link href={contactAbout("Instant settlement for an acquirer")}>Ask us</Link> whether
              that includes you.
            </>
          ),
        },
        {
          question: "What does the agreement set?",
          answer: "Your agreement sets your price, your settlement tier and who bears chargebacks.",
        },
        {
          question: "Which countries collect locally?",
          answer: (
            <>
              <Claim of="collection">{`${atStart(many.collection)} collection countries`}</Claim>
              {` are listed: ${inList(collection.map(({ country }) => country))}. More are coming: `}
              <Link href="/country-coverage">Country Coverage</Link>.
            </>
          ),
        },
        afterStart,
      ]}
    />
  );
}
