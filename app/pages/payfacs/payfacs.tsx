import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { collectionNames, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { disbursementFee } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { AfterStart, Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Paragraph, rich } from "../../sections/rich.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Thing, Threads, Through } from "../../sections/through.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { dyeAt, warp } from "../../sections/warp.ts";
import styles from "./payfacs.module.css";

const time = claims.response.figure;
const standard = settlementName(settlement.standard);
const fast = settlementName(settlement.fast);
const count = atStart(many.collection);

/** Who does what, with a thread for each task, at the top of the page and below it. */
const parts = [
  {
    title: t`We provide`,
    rows: [
      [
        "API",
        t`A single API for access to global payment networks. [](claim:endpoints), [${{ time }} response](claim:response), as stated by us. [API Documentation](/api-documentation)`,
      ],
      [
        t`Acquiring`,
        t`Acquiring-as-a-service: one company runs the acquiring, another uses it. [Payment Gateway](/payment-gateway)`,
      ],
      [
        t`KYC/AML compliance suite`,
        t`Know your customer (KYC) and anti-money-laundering (AML) in one suite. [Compliance Suite](/compliance-suite)`,
      ],
      [
        t`Currencies`,
        t`Multi-currency processing in [](claim:currencies). [FX Engine](/fx-engine)`,
      ],
      [t`Events`, t`Sent in real time, signed and retried automatically. [Webhooks](/webhooks)`],
      [
        t`Sandbox`,
        t`Full API access with test credentials, isolated from production. [Sandbox](/sandbox)`,
      ],
    ],
  },
  {
    title: t`You do`,
    rows: [
      [t`Your merchants`, t`They stay your customers.`],
      [
        t`Integration`,
        t`You build it once, on a single API. [Integration checklist](/api-documentation#checklist)`,
      ],
      [t`Event handling`, t`You choose events, verify signatures and act on them.`],
    ],
  },
  {
    title: t`Set in your agreement`,
    rows: [
      [t`Pricing`, t`Custom for PayFacs. [Pricing](/pricing)`],
      [
        t`Disputes and chargebacks`,
        t`Who bears them: [Fees & Payments](/terms-of-service#fees-payments). [Ask us for yours](ask:Disputes and chargebacks of our merchants).`,
      ],
      [t`KYC and AML checks`, t`Who runs which check.`],
      [
        t`Settlement`,
        t`The tier: [${{ standard }}](claim:standard-settlement) or [${{ fast }}](claim:fast-settlement).`,
      ],
      [t`Law and liability`, t`The governing law, and the amount that limits liability.`],
    ],
  },
] as const;

export default function PayFacs() {
  return (
    <>
      <Hero
        topic={t`For PayFacs`}
        className={styles.hero}
        leaves="right"
        headline={t`Take payments\nfor your\nmerchants`}
        drawing={
          <>
            <i className={`${bar.lane} ${bar.cased}`} />
            <div className={`${warp.upright} ${styles.parts}`}>
              {parts.map(({ title, rows }, index) => (
                <div key={title} className={dyeAt(index)}>
                  <p>{title}</p>
                  <Threads count={rows.length} of={index} />
                </div>
              ))}
            </div>
          </>
        }
        lede={t`Payments infrastructure for payment facilitators (PayFacs): acquiring-as-a-service, a compliance suite and webhook events.`}
        about={t`Custom pricing for a PayFac`}
      />
      <Through title={t`Who does what`}>
        {parts.map(({ title, rows }) => (
          <Thing key={title} title={title} threads={rows.length}>
            <ul>
              {rows.map(([term, text]) => (
                <li key={term}>
                  <b>{term}</b>
                  <Paragraph className="soft">{text}</Paragraph>
                </li>
              ))}
            </ul>
          </Thing>
        ))}
      </Through>
      <Quiet wide crosses settles title={t`Example: one payment, one dispute`}>
        <Track kind="money" settles={1}>
          <Step title={t`A customer pays your merchant`}>{t`Event: \`payment.successful\``}</Step>
          <Step title={t`The payment settles`}>{t`Event: \`settlement.completed\``}</Step>
          <Step title={t`A payout is made`}>{t`Event: \`payout.successful\``}</Step>
          <Step title={t`The customer disputes the payment`}>
            {t`Events of a dispute: \`dispute.created\`, \`dispute.resolved\`, \`chargeback.received\``}
          </Step>
        </Track>
        <p className="small soft">
          {rich(
            t`Test each step in the [sandbox](/sandbox). [What each event means](/webhooks#events)`,
          )}
        </p>
      </Quiet>
      <Questions title={t`Questions from PayFacs`} terms of="payfacs">
        <Question asked={t`How do we get a price?`}>
          {t`PayFac pricing is custom. [Name your merchants, countries and volumes](ask:Custom pricing for a PayFac), and get a price.`}
        </Question>
        <Question asked={t`Do we keep our own KYC and AML duties?`}>
          {t`Yes. If KYC and AML rules give you duties, you keep them.`}
        </Question>
        <Question asked={t`Where can our merchants collect?`}>
          {t`[${{ count }} countries](claim:collection) are listed: ${{ countries: collectionNames }}. More are coming: [Country Coverage](/country-coverage).`}
        </Question>
        <Question asked={t`What does a payout cost?`}>
          {t`By bank transfer or mobile money: ${disbursementFee}.`}
        </Question>
        <AfterStart />
      </Questions>
      <Closing
        emblem="/payfacs"
        headline={t`Get a price\nas a PayFac`}
        lede={t`Your markets, your volumes and what you run today.`}
        turn={10}
        about={t`Custom pricing for a PayFac`}
      />
    </>
  );
}
