import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { disbursementFee } from "../../content/methods.ts";
import { settlementExample } from "../../content/settlement.ts";
import { Island } from "../../islands/island.tsx";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Comparison } from "./comparison.tsx";
import { Plans } from "./plans.tsx";
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
