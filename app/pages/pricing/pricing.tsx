import { collection } from "../../content/countries.ts";
import { legend } from "../../content/dyes.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee, methods } from "../../content/methods.ts";
import { settlementExample } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { afterStart } from "../../sections/after-start.tsx";
import { Closing } from "../../sections/closing.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Link } from "../../ui/link.tsx";
import { Comparison } from "./comparison.tsx";
import { Plans } from "./plans.tsx";
import styles from "./pricing.module.css";
import { PricingHero } from "./pricing-hero.tsx";
import { SettlementPlanner } from "./settlement-planner.tsx";

export default function Pricing() {
  return (
    <Woven>
      <ErrorBoundary>
        <PricingHero />
      </ErrorBoundary>
      <Plans />
      <Comparison />
      <SettlementTimes />
      <PriceDetails />
      <PricingQuestions />
      <Closing
        kind="product"
        line="Get"
        lane="your price"
        lede="Tell us what you process, and for whom."
        warps={methods.length}
        look={styles.closing}
      >
        <StartAction />
        <ContactAction about="A price for what we process" />
      </Closing>
    </Woven>
  );
}

function SettlementTimes() {
  return (
    <Section id="settlement" dyed>
      <SectionHead title="When you are paid">
        <p className="lede soft">{`T is the day of payment. ${legend()}`}</p>
      </SectionHead>
      <div className={`g12 ${styles.times}`}>
        <div>
          <SettlementDays known={["instant"]} />
          <p className={`soft ${styles.example}`}>
            {`Example: a customer pays on Monday. ${settlementExample}`}
          </p>
        </div>
        <ErrorBoundary>
          <SettlementPlanner />
        </ErrorBoundary>
      </div>
    </Section>
  );
}

const questions: QuestionList = [
  {
    question: "Is the estimate a quote?",
    answer: "No. It is a range of published prices, before tax and other agreed fees.",
  },
  {
    question: "What does the agreement set?",
    answer: (
      <>
        Your agreement sets your price within a range, taxes and other fees, how they are paid, and
        who bears refunds and chargebacks:{" "}
        <Link href="/terms-of-service#fees-payments">Fees &amp; Payments</Link> in the terms.
      </>
    ),
  },
  {
    question: "What does a payout cost?",
    answer: (
      <>
        {`By bank transfer or mobile money: ${disbursementFee}. `}
        <Link href={contactAbout("Price of a payout")}>Ask for it</Link>, and name the countries.
      </>
    ),
  },
  afterStart,
];

function PricingQuestions() {
  return <Questions title="Questions about pricing" questions={questions} terms />;
}

const local = collection.map(({ country, currency }) => `${country} ${currency}`).join(", ");

const cells = [
  {
    term: "Disbursements (payouts)",
    text: `By bank transfer or mobile money: ${disbursementFee}.`,
  },
  {
    term: "Local collection",
    text: (
      <>
        {`${local}. More coming. `}
        <Link href="/country-coverage">Country Coverage</Link>
      </>
    ),
  },
  {
    term: "Currency conversion",
    text: (
      <>
        By quote, on request. <Link href="/fx-engine">FX Engine</Link>
      </>
    ),
  },
  {
    term: "Other fees",
    text: (
      <>
        Not published.{" "}
        <Link href={contactAbout("A price that is not published")}>Ask for a price</Link>.
      </>
    ),
  },
];

function PriceDetails() {
  return (
    <Quiet title="Published prices, and prices on request">
      <RunIn facts={cells} />
    </Quiet>
  );
}
