import { contactAbout } from "../../content/links.ts";
import { EventName } from "../../sections/event-name.tsx";
import { type Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const questions: readonly Question[] = [
  {
    question: "What decides my price within a range?",
    answer:
      "Your agreement sets it. Tell us what you sell, where, and which methods your customers use.",
  },
  {
    question: "Are there other fees?",
    answer: (
      <>
        Published prices are per transaction. All fees for your account are set in your agreement,
        so <Link href={contactAbout("All fees for our account")}>ask us</Link> for the full list.
      </>
    ),
  },
  {
    question: "How do refunds and disputes work?",
    answer: (
      <>
        Your system receives an event for each: <EventName of="refund.processed" />,{" "}
        <EventName of="dispute.created" />, <EventName of="dispute.resolved" /> and{" "}
        <EventName of="chargeback.received" />. Your agreement says who bears them.
      </>
    ),
  },
  {
    question: "Can I be settled in another currency?",
    answer: (
      <>
        The FX Engine lets you collect in one currency and settle in another.{" "}
        <Link href={contactAbout("Settlement currencies for a merchant")}>Ask us</Link> which
        settlement currencies you can have.
      </>
    ),
  },
];

export function MerchantQuestions() {
  return <Questions title="Questions from merchants" questions={questions} terms />;
}
