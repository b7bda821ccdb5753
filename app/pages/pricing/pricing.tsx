import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { collection } from "../../content/countries.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import {
  disbursementFee,
  langOf,
  methods,
  price,
  priceRange,
  priceSpan,
} from "../../content/methods.ts";
import { settlement, settlementExample, settlementName } from "../../content/settlement.ts";
import { Island } from "../../islands/island.tsx";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich, Stated } from "../../sections/rich.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./pricing.module.css";
import PricingHero from "./pricing-hero.island.tsx";
import SettlementPlanner from "./settlement-planner.island.tsx";

export default function Pricing() {
  return (
    <Divided>
      <Island of={PricingHero} wake="idle" />
      <Plans />
      <Comparison />
      <SettlementTimes />
      <PriceDetails />
      <PricingQuestions />
      <Closing
        emblem="/pricing"
        headline={t`Get\nyour price`}
        lede={t`Tell us what you process, and for whom.`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`A price for what we process`} />
      </Closing>
    </Divided>
  );
}

function SettlementTimes() {
  return (
    <Section dyed>
      <SectionHead id="settlement" title={t`When you are paid`}>
        <p className="lede soft">{t`T is the day of payment.`}</p>
      </SectionHead>
      <div className={`g12 ${styles.times}`}>
        <div>
          <SettlementDays known={["instant"]} />
          <p className={`soft ${styles.example}`}>
            {t`Example: a customer pays on Monday. ${settlementExample}`}
          </p>
        </div>
        <Island of={SettlementPlanner} wake="near" />
      </div>
    </Section>
  );
}

function PricingQuestions() {
  return (
    <Questions title={t`Questions about pricing`} terms>
      <Question asked={t`Is the estimate a quote?`}>
        {t`No. It is a range from published prices alone. [Ask us](ask:Tax and other fees) about tax and other fees.`}
      </Question>
      <Question asked={t`What does the agreement set?`}>
        {t`The [Fees & Payments](/terms-of-service#fees-payments) section of the terms lists it.`}
      </Question>
      <Question asked={t`What does a payout cost?`}>
        {t`By bank transfer or mobile money: ${disbursementFee}. [Ask for it](ask:Price of a payout), and name the countries.`}
      </Question>
      <AfterStart />
    </Questions>
  );
}

const local = collection.map(({ country, currency }) => `${country} ${currency}`).join(", ");

function PriceDetails() {
  return (
    <Quiet wide title={t`Published prices, and prices on request`}>
      <Board>
        <Tile term={t`Disbursements (payouts)`}>
          {t`By bank transfer or mobile money: ${disbursementFee}.`}
        </Tile>
        <Tile term={t`Local collection`}>
          {t`${local}. More coming. [Country Coverage](/country-coverage)`}
        </Tile>
        <Tile term={t`Any other price`}>
          {t`Not published, currency conversion included ([FX Engine](/fx-engine)). [Ask for a price](ask:A price that is not published)`}
        </Tile>
      </Board>
    </Quiet>
  );
}

const title = t`Compare the plans`;
const prices = priceRange(priceSpan);

const questions = [t`Price`, t`Instant settlement`, t`How to start`, t`Details`];

/** Its name, then its answer to each question. */
const plans: readonly (readonly [string, ...ReactNode[]])[] = [
  [
    t`Merchants`,
    t`${prices}, by method`,
    t`No`,
    <Link key="start" href={brand.appUrl}>
      {t`Get Started`}
    </Link>,
    <Link key="details" href="/merchants">
      {t`Merchants`}
    </Link>,
  ],
  [
    t`PayFacs`,
    t`Custom`,
    t`No`,
    <Link key="start" href={contactAbout(t`Custom pricing for a PayFac`)}>
      {t`Talk to Sales`}
    </Link>,
    <Link key="details" href="/payfacs">
      {t`PayFacs`}
    </Link>,
  ],
  [
    t`Acquirers & Enterprise`,
    t`Custom`,
    t`Enterprise only`,
    <Link key="start" href={contactAbout(t`Custom pricing for an acquirer or enterprise`)}>
      {t`Contact`}
    </Link>,
    rich(t`[Acquirers](/acquirers) and [Enterprise](/enterprise)`),
  ],
];

/** A row for each plan; on a phone, a card. */
function Comparison() {
  return (
    <Quiet wide title={title}>
      <div className={styles.plans}>
        <Table
          caption={title}
          columns={[t`Plan`, ...questions]}
          rows={plans.map(([name, ...answers]) => ({
            id: name,
            cells: [
              name,
              ...answers.map((answer, index) => (
                <Answer key={questions[index]} question={questions[index]}>
                  {answer}
                </Answer>
              )),
            ],
          }))}
        />
      </div>
      <p className={`soft ${styles.remittances}`}>
        {rich(
          t`Are you a money transfer operator? Payouts have a ${disbursementFee}: [IMTOs](/imtos)`,
        )}
      </p>
    </Quiet>
  );
}

/** In a card it repeats its question, which is otherwise the heading of its column. */
function Answer({ question, children }: { question: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.answer}>
      <span className={styles.question} aria-hidden="true" hidden>
        {question}
      </span>{" "}
      <span>{children}</span>
    </span>
  );
}

const instant = atStart(settlementName(settlement.instant));

/** Three plans: one priced by method, two by agreement. */
function Plans() {
  return (
    <section className={`wrap ${styles.cards}`} aria-label={t`Plans`}>
      <div className={styles.plan}>
        <h2>{t`For Merchants`}</h2>
        <p className="soft">{t`Per transaction, by payment method.`}</p>
        <dl>
          {methods.map((method) => (
            <div key={method.id}>
              <dt lang={langOf(method)}>{method.name}</dt>
              <dd className="num tnum">{price(method)}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
          {t`Get Started`}
        </ButtonLink>
      </div>
      <CustomPlan
        name={t({ message: "For PayFacs", context: "a plan" })}
        features={
          <>
            <li>{t`For payment facilitators`}</li>
            <li>{rich(t`A single API, [](claim:endpoints)`)}</li>
            <li>{t`KYC/AML compliance suite`}</li>
            <li>
              <Stated lone of="currencies" />
            </li>
          </>
        }
      >
        <ButtonLink variant="outline" size="lg" href={contactAbout(t`Custom pricing for a PayFac`)}>
          {t`Talk to Sales`}
        </ButtonLink>
      </CustomPlan>
      <CustomPlan
        name={t`For Acquirers & Enterprise`}
        features={
          <>
            <li>{t`Acquiring-as-a-service`}</li>
            <li>
              <Stated lone of="complianceCountries" />
            </li>
            <li>{rich(t`[${instant}](claim:instant-settlement), enterprise only`)}</li>
          </>
        }
      >
        <ButtonLink
          variant="outline"
          size="lg"
          href={contactAbout(t`Custom pricing for an acquirer or enterprise`)}
        >
          {t`Contact`}
        </ButtonLink>
      </CustomPlan>
    </section>
  );
}

interface CustomPlanProps {
  name: string;
  /** List items. */
  features: ReactNode;
  /** The call to action. */
  children: ReactNode;
}

function CustomPlan({ name, features, children }: CustomPlanProps) {
  return (
    <div className={styles.plan}>
      <h2>{name}</h2>
      <p className={`num ${styles.price}`}>{t`Custom`}</p>
      <ul>{features}</ul>
      {children}
    </div>
  );
}
