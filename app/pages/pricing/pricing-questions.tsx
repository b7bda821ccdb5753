import { type Question, Questions } from "../../sections/questions.tsx";

const questions: readonly Question[] = [
  {
    question: "Is the estimate a quote?",
    answer: "No. The fees for your account are those in your agreement.",
  },
  {
    question: "What decides our price within a range?",
    answer: "Your agreement sets it. Tell us your methods, countries and volumes.",
  },
  {
    question: "Do prices include tax?",
    answer: "Taxes are as set in your agreement.",
  },
  {
    question: "How are fees paid?",
    answer: "As set in your agreement.",
  },
  {
    question: "What do refunds and chargebacks cost?",
    answer: "Your agreement says who bears them.",
  },
];

export function PricingQuestions() {
  return <Questions title="Questions about pricing" questions={questions} terms />;
}
