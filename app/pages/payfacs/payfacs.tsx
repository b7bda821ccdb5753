import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { dyes } from "../../content/dyes.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { eventFamilies } from "../../content/webhooks.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Closing } from "../../sections/closing.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { falling } from "../../sections/falling.ts";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Through } from "../../sections/through.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./payfacs.module.css";

const time = claims.response.figure;
const standard = settlementName(settlement.standard);
const fast = settlementName(settlement.fast);
const count = atStart(many.collection);
const countries = inList(collection.map(({ country }) => country));

/** Three bands across the payment: ours lie over it, yours under it, and what is to be asked by turns. */
const bands = [
  {
    title: t`We provide`,
    isOver: () => true,
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
    isOver: () => false,
    rows: [
      [t`Your merchants`, t`They are your customers. You serve them.`],
      [
        t`Integration`,
        t`You build it once, on a single API. [Integration checklist](/api-documentation#checklist)`,
      ],
      [t`Event handling`, t`You choose events, verify signatures and act on them.`],
    ],
  },
  {
    title: t({ message: "Ask us", context: "label" }),
    isOver: (row: number) => row % 2 === 0,
    rows: [
      [t`Pricing`, t`Custom for PayFacs. [Pricing](/pricing)`],
      [
        t`Checks and disputes`,
        t`Who runs which KYC and AML check, and who bears disputes and chargebacks.`,
      ],
      [
        t`Settlement`,
        t`Which tier you can have: [${{ standard }}](claim:standard-settlement), [${{ fast }}](claim:fast-settlement).`,
      ],
      [t`Law and liability`, t`The law and the amount named in your agreement.`],
    ],
  },
] as const;

const rowClass = (over: boolean) => (over ? `${styles.row} dyed ${styles.over}` : styles.row);

export default function PayFacs() {
  return (
    <>
      <Stage
        level={1}
        topic={t`For PayFacs`}
        className={styles.hero}
        words={styles.words}
        leaves="left"
        settles
        headline={t`Take payments\nfor your\nmerchants`}
        emblem="/payfacs"
        drawing={
          <>
            <i className={`${bar.lane} ${styles.lane}`} />
            <i className={`${warp.upright} ${warp.dye1} ${styles.theirs}`} />
            <i className={`${warp.upright} ${warp.dye4} ${warp.over} ${styles.agreed}`} />
            <i className={`${warp.upright} ${warp.dye2} ${styles.ours}`} />
            <i className={`${warp.upright} ${falling} ${styles.spine}`} />
            <i className={`${bar.green} ${styles.out}`} />
          </>
        }
        after={
          <>
            <div className={styles.head}>
              <h2 className="h1">{t`Who does what`}</h2>
              <p className="soft">{t`${{ orange: dyes.orange }} line: one payment. What we provide lies over it, what you do lies under it.`}</p>
            </div>
            <div className={styles.bands}>
              {bands.map(({ title, isOver, rows }) => (
                <div key={title}>
                  <div className={rowClass(isOver(-1))}>
                    <h3>{title}</h3>
                  </div>
                  <dl>
                    {rows.map(([term, text], row) => (
                      <div key={term} className={rowClass(isOver(row))}>
                        <dt>{term}</dt>
                        <dd className="soft">{rich(text)}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </div>
          </>
        }
      >
        <p className="lede">{t`Payments infrastructure for payment facilitators (PayFacs): acquiring-as-a-service, a compliance suite and webhook events.`}</p>
        <Actions>
          <StartAction label={t`Start Integration`} />
          <ContactAction about={t`Custom pricing for a PayFac`} />
        </Actions>
      </Stage>
      <Quiet wide crosses title={t`Example: one payment, one dispute`}>
        <Track kind="money" settles={-1}>
          <Step title={t`A customer pays your merchant`}>
            {rich(t`Event: \`payment.successful\``)}
          </Step>
          <Step title={t`The payment settles`}>{rich(t`Event: \`settlement.completed\``)}</Step>
          <Step title={t`A payout is made`}>{rich(t`Event: \`payout.successful\``)}</Step>
          <Step title={t`The customer disputes the payment`}>
            {rich(
              t`Events: \`dispute.created\`, later \`dispute.resolved\` or \`chargeback.received\`.`,
            )}
          </Step>
        </Track>
        <p className="small soft">{rich(t`Test each step in the [sandbox](/sandbox).`)}</p>
      </Quiet>
      <Through
        title={t`Events your system receives`}
        lede={t`Your endpoint receives each event by name. [What each event means](/webhooks#events)`}
        things={eventFamilies.map(({ name, events }) => ({
          key: name,
          title: name,
          text: (
            <ul>
              {events.map((event) => (
                <li key={event}>
                  <EventName of={event} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <Questions title={t`Questions from PayFacs`} terms of="payfacs">
        <Question asked={t`How do we get a price?`}>
          {t`Tell us what you process, where, and for which kinds of merchants. PayFac pricing is custom.`}
        </Question>
        <Question asked={t`Do we keep our own KYC and AML duties?`}>
          {t`Yes. If KYC and AML rules give you duties, you keep them.`}
        </Question>
        <Question asked={t`Where can our merchants collect?`}>
          {rich(
            t`[${{ count }} countries](claim:collection) are listed: ${{ countries }}. More are coming: [Country Coverage](/country-coverage).`,
          )}
        </Question>
        <Question asked={t`What does a payout cost?`}>
          {t`A flat fee per transaction, by bank transfer or mobile money, on request.`}
        </Question>
        <AfterStart />
      </Questions>
      <Closing
        emblem="/payfacs"
        headline={t`Ask for\nyour price`}
        lede={t`Tell us your markets, your volumes and what you run today.`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`Custom pricing for a PayFac`} />
      </Closing>
    </>
  );
}
