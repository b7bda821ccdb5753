import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout, countryId, type Href } from "../../content/links.ts";
import { disbursementFee, everyMethod, priceRange, priceSpan } from "../../content/methods.ts";
import { settlement, settlementExample, settlementName } from "../../content/settlement.ts";
import { Island } from "../../islands/island.tsx";
import { AfterStart, Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich, Stated } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Closing } from "../../sections/stage.tsx";
import { way } from "../../sections/way.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import PricingMonth from "./month.island.tsx";
import styles from "./pricing.module.css";
import PricingHero from "./pricing-hero.island.tsx";
import SettlementPlanner from "./settlement-planner.island.tsx";

export default function Pricing() {
  return (
    <>
      <Island of={PricingHero} wake="idle" keeps={["amount"]} />
      <Island of={PricingMonth} wake="shown" keeps={["payments"]} />
      <Plans />
      <SettlementTimes />
      <PriceDetails />
      <PricingQuestions />
      <Closing
        large
        emblem="/pricing"
        headline={t`Get\nyour price`}
        lede={t`What do you process, and for whom?`}
        turn={10}
        about={t`A price for what we process`}
      />
    </>
  );
}

function SettlementTimes() {
  return (
    <Section dyed id="settlement" title={t`When you are paid`} lede={t`T is the day of payment.`}>
      <div className={`g12 ${styles.times}`}>
        <div>
          <SettlementDays known />
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
        {t`No. It is a range from published prices alone.`}
      </Question>
      <Question asked={t`What does the agreement set?`}>
        {t`Fees, the rate of a conversion and the settlement tier: [Fees & Payments](/terms-of-service#fees-payments). [Ask us for yours](ask:All fees for our account).`}
      </Question>
      <AfterStart />
    </Questions>
  );
}

const local = collection
  .map(
    ({ code, country, currency }) =>
      `[${country}](/country-coverage#${countryId(code)}) ${currency}`,
  )
  .join(", ");

function PriceDetails() {
  return (
    <Quiet title={t`Published prices, and prices on request`}>
      <Rows>
        <Row term={t`Disbursements (payouts)`}>
          {t`By bank transfer or mobile money: ${disbursementFee}. [Name your countries](ask:Price of a payout), and get the fee. Are you a money transfer operator? [IMTOs](/imtos)`}
        </Row>
        <Row term={t`Local collection`}>
          {t`${local}. More coming. [Country Coverage](/country-coverage)`}
        </Row>
        <Row term={t`Any other price`}>
          {t`On request. Your agreement sets it, the rate of a conversion included: [FX Engine](/fx-engine).`}
        </Row>
      </Rows>
    </Quiet>
  );
}

const instant = atStart(settlementName(settlement.instant));
const standard = atStart(settlementName(settlement.standard));
const fast = settlementName(settlement.fast);
const listed = atStart(many.collection);

/** Three plans: one priced by method, two by agreement. */
function Plans() {
  return (
    <section className={`${styles.plans} ${way()}`} aria-label={t`Plans`}>
      <div className={`wrap card ${styles.cards}`}>
        <Plan
          name={t`For Merchants`}
          price={priceRange(priceSpan)}
          href={brand.appUrl}
          action={t`Get Started`}
        >
          <li>{rich(t`Per transaction, by payment method: [Merchants](/merchants)`)}</li>
          <li>{everyMethod}</li>
          <li>{rich(t`[${listed} collection currencies](claim:collection), more coming`)}</li>
          <li>
            {rich(t`[${standard}](claim:standard-settlement) or [${fast}](claim:fast-settlement)`)}
          </li>
        </Plan>
        <Plan
          name={t({ message: "For PayFacs", context: "a plan" })}
          href={contactAbout(t`Custom pricing for a PayFac`)}
          action={t`Talk to Sales`}
        >
          <li>{rich(t`For payment facilitators: [PayFacs](/payfacs)`)}</li>
          <li>{rich(t`A single API, [](claim:endpoints)`)}</li>
          <li>{t`KYC/AML compliance suite`}</li>
          <li>
            <Stated lone of="currencies" />
          </li>
        </Plan>
        <Plan
          name={t`For Acquirers & Enterprise`}
          href={contactAbout(t`Custom pricing for an acquirer or enterprise`)}
          action={t`Contact`}
        >
          <li>{rich(t`[Acquirers](/acquirers) and [Enterprise](/enterprise)`)}</li>
          <li>{t`Acquiring-as-a-service`}</li>
          <li>
            <Stated lone of="complianceCountries" />
          </li>
          <li>{rich(t`[${instant}](claim:instant-settlement), enterprise only`)}</li>
        </Plan>
      </div>
    </section>
  );
}

interface PlanProps {
  name: string;
  /** If it is published: the visitor can begin at once. */
  price?: string;
  href: Href;
  /** Where `href` leads. */
  action: string;
  /** List items. */
  children: ReactNode;
}

function Plan({ name, price, href, action, children }: PlanProps) {
  return (
    <div className={styles.plan}>
      <h2 className="type-3">{name}</h2>
      <p className={`num ${styles.price}`}>{price ?? t`Custom`}</p>
      <ul>{children}</ul>
      <ButtonLink variant={price ? "hero" : "outline"} size="lg" href={href}>
        {action}
      </ButtonLink>
    </div>
  );
}
