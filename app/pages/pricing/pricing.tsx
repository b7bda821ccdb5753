import { Trans, t } from "#words";
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
        line={t`Get`}
        lane={t`your price`}
        lede={t`Tell us what you process, and for whom.`}
        warps={methods.length}
        look={styles.closing}
      >
        <StartAction />
        <ContactAction about={t`A price for what we process`} />
      </Closing>
    </Woven>
  );
}

function SettlementTimes() {
  return (
    <Section id="settlement" dyed>
      <SectionHead title={t`When you are paid`}>
        <p className="lede soft">{t`T is the day of payment. ${{ legend: legend() }}`}</p>
      </SectionHead>
      <div className={`g12 ${styles.times}`}>
        <div>
          <SettlementDays known={["instant"]} />
          <p className={`soft ${styles.example}`}>
            {t`Example: a customer pays on Monday. ${settlementExample}`}
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
    question: t`Is the estimate a quote?`,
    answer: t`No. It is a range of published prices, before tax and other agreed fees.`,
  },
  {
    question: t`What does the agreement set?`,
    answer: (
      <Trans>
        Your agreement sets your price within a range, taxes and other fees, how they are paid, and
        who bears refunds and chargebacks:{" "}
        <Link href="/terms-of-service#fees-payments">Fees &amp; Payments</Link> in the terms.
      </Trans>
    ),
  },
  {
    question: t`What does a payout cost?`,
    answer: (
      <Trans>
        By bank transfer or mobile money: {disbursementFee}.{" "}
        <Link href={contactAbout(t`Price of a payout`)}>Ask for it</Link>, and name the countries.
      </Trans>
    ),
  },
  afterStart,
];

function PricingQuestions() {
  return <Questions title={t`Questions about pricing`} questions={questions} terms />;
}

const local = collection.map(({ country, currency }) => `${country} ${currency}`).join(", ");

const cells = [
  {
    term: t`Disbursements (payouts)`,
    text: t`By bank transfer or mobile money: ${disbursementFee}.`,
  },
  {
    term: t`Local collection`,
    text: (
      <Trans>
        {local}. More coming. <Link href="/country-coverage">Country Coverage</Link>.
      </Trans>
    ),
  },
  {
    term: t`Currency conversion`,
    text: (
      <Trans>
        By quote, on request. <Link href="/fx-engine">FX Engine</Link>.
      </Trans>
    ),
  },
  {
    term: t`Other fees`,
    text: (
      <Trans>
        Not published.{" "}
        <Link href={contactAbout(t`A price that is not published`)}>Ask for a price</Link>.
      </Trans>
    ),
  },
];

function PriceDetails() {
  return (
    <Quiet title={t`Published prices, and prices on request`}>
      <RunIn facts={cells} />
    </Quiet>
  );
}
