import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import { claims, oneIn, standardNames, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { entriesOf } from "../../content/entries.ts";
import { atStart } from "../../content/in-words.ts";
import { disbursementFee, everyMethod } from "../../content/methods.ts";
import { settledOn, settlement, settlementDays, settlementName } from "../../content/settlement.ts";
import { inDigits } from "../../content/spoken.ts";
import { Claim } from "../../sections/claim.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { AfterStart, Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { across } from "../../sections/way.ts";
import { inGroups } from "../../weave/spread.ts";
import { times } from "../../weave/weave.ts";
import styles from "./enterprise.module.css";

export default function Enterprise() {
  return (
    <>
      <EnterpriseHero />
      <Uptime />
      <ExamplePayment />
      <EnterpriseQuestions />
      <Closing
        emblem="/enterprise"
        headline={t`Send us your\nquestions`}
        lede={t`About pricing, instant settlement or a document that you need.`}
        about={t`Enterprise pricing and instant settlement`}
      />
    </>
  );
}

const { uptime, response } = claims;

function Uptime() {
  return (
    <Quiet
      wide
      crosses
      title={t`${{ uptime: statement(uptime) }}, ${{ time: response.figure }} response`}
      lede={rich(t`[Both figures](/about#numbers) are as stated by us.`)}
    >
      <UptimeGrid />
    </Quiet>
  );
}

/** Dots stand in blocks of ten by ten, which can be counted: of ten thousand, each is a percent. */
const BLOCK = 100;
const COLUMNS = 10;

/** The uptime leaves one in `count`: how many dots each block has, in two halves of ten columns. */
export function dots(count: number): number[][] {
  const first = Math.floor(count / 2);
  return [first, count - first].map((half) => inGroups(half, BLOCK));
}

/** Of the blocks of the second half, the one with the dot that is shown: in the last row but one. */
export function shown(blocks: number): number {
  const row = Math.max(0, Math.ceil(blocks / COLUMNS) - 2);
  return Math.min(blocks - 1, row * COLUMNS + COLUMNS / 2);
}

const dotCount = oneIn(uptime);
const share = t`${{ percent: inDigits(100 / dotCount) }}%`;

/**
 * The downtime that the uptime leaves, to scale: a dot for each such share, of which one is orange, and drawn large at
 * the end of a line, in the lane of the page.
 */
function UptimeGrid() {
  return (
    <figure className={styles.grid}>
      <div className={styles.dots} aria-hidden="true">
        <i className={`${across} ${styles.lane}`} />
        {[...dots(dotCount).entries()].map(([half, blocks]) => (
          <div key={half}>
            {[...blocks.entries()].map(([index, size]) => (
              <b key={index}>
                {size < BLOCK && times(size, (dot) => <i key={dot} />)}
                {half > 0 && index === shown(blocks.length) && (
                  <span className={styles.shown}>
                    <span>{share}</span>
                  </span>
                )}
              </b>
            ))}
          </div>
        ))}
      </div>
      <figcaption className="small soft">
        {t`${{ uptime: uptime.figure }} leaves ${{ share }}: one dot of ${{ dots: inDigits(dotCount) }}.`}
      </figcaption>
    </figure>
  );
}

function EnterpriseQuestions() {
  const mailbox = brand.helloMailbox;
  const count = atStart(many.collection);
  return (
    <Questions terms title={t`Questions from enterprise teams`}>
      <Question asked={t`Who can have T+0 instant settlement?`}>
        {t`Enterprise only. [Ask us](ask:Instant settlement for our payments) for its cut-off times, and which payments can have it.`}
      </Question>
      <Question asked={t`What do we integrate?`}>
        <Rows>
          <Row term={t`Collections`}>
            {t`${everyMethod}. [${count} collection countries](claim:collection) are listed. [Payment Gateway](/payment-gateway).`}
          </Row>
          <Row
            term={t`Payouts`}
          >{t`By bank transfer or mobile money, at a ${disbursementFee}.`}</Row>
          <Row term={t`Currencies`}>
            {t`Multi-currency processing in [](claim:currencies). [FX Engine](/fx-engine).`}
          </Row>
          <Row term={t`Checks`}>
            {t`KYC and AML in one suite. [Compliance Suite](/compliance-suite).`}
          </Row>
          <Row term="API">
            {t`A single API for access to global payment networks. [API Documentation](/api-documentation).`}
          </Row>
          <Row term={t`Agentic payments`}>
            {t`An AI-driven [payments platform](/payment-gateway#agentic).`}
          </Row>
        </Rows>
      </Question>
      <Question asked={t`What is there for our reviewers?`}>
        {t`${{ standards: standardNames }}, and the [due-diligence sheet](/security-compliance#due-diligence): each question, and where its answer stands. It comes as a spreadsheet (CSV).`}
      </Question>
      <Question asked={t`Does the contact form take files?`}>
        {mailbox ? (
          <Trans>
            No, it takes text. Our email address is{" "}
            <a href={`mailto:${mailbox}`}>
              <Address of={mailbox} />
            </a>
            .
          </Trans>
        ) : (
          rich(
            t`No, it takes text. Tell us [which questionnaire you use](ask:Vendor questionnaire).`,
          )
        )}
      </Question>
      <Question asked={t`What does it cost?`}>
        {t`Enterprise [pricing](/pricing) is custom. [Name your countries and volumes](ask:Custom pricing for an enterprise), and get a price.`}
      </Question>
      <Question asked={t`Can our developers test first?`}>
        {t`Yes. The [sandbox](/sandbox) has the full API and is isolated from production.`}
      </Question>
      <AfterStart />
    </Questions>
  );
}

function ExamplePayment() {
  const { standard, instant } = settlement;

  return (
    <Quiet wide crosses settles title={t`Example: one payment with instant settlement`}>
      <Track kind="money" settles={1}>
        <Step title={t`On Monday a customer pays you`}>{t`Event: \`payment.successful\``}</Step>
        <Step
          title={t`On ${{ day: settledOn(instant) }} the payment settles, at ${{ days: settlementDays(instant) }}`}
        >
          {t`Event: \`settlement.completed\``}
        </Step>
        <Step title={t`You pay out by bank transfer`}>{t`Event: \`payout.successful\``}</Step>
        <Step title={t`Your team checks the day`}>
          {t`The [Analytics Dashboard](/analytics-dashboard) shows volumes, transfers and their status.`}
        </Step>
      </Track>
      <p className="small soft">
        {t`With ${{ tier: standard.name }}, the same payment settles on ${{ days: settledOn(standard) }}.`}
      </p>
    </Quiet>
  );
}

/** The longest wait first, down to the day of payment. */
const steps = entriesOf(settlement)
  .flatMap(([id, tier]) =>
    times(1 + tier.to - tier.from, (i) => ({ id, tier, day: tier.from + i })),
  )
  .sort((a, b) => b.day - a.day);

/** The lane is the day of payment. It has a step for each day on which the payment can settle. */
function EnterpriseHero() {
  return (
    <Hero
      topic={t`Enterprise payments`}
      dyed
      className={styles.hero}
      leaves="right"
      headline={t`Settle on the\nday of\npayment`}
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased}`} />
          <dl className={styles.steps}>
            {steps.map(({ id, tier, day }) => (
              <div key={day}>
                <dt className="num tnum">{settlementDays({ from: day, to: day })}</dt>
                <dd className={styles.wait} data-thread="ends" aria-hidden="true">
                  {times(day, (i) => (
                    <b key={i} />
                  ))}
                </dd>
                {day === tier.to ? (
                  <dd className={tier.from < day ? `${styles.tier} ${styles.long}` : styles.tier}>
                    <Claim lone of={`${id}-settlement`}>
                      {tier.label}
                    </Claim>
                    {tier.enterpriseOnly &&
                      t({ message: ", enterprise only", context: "short, in a drawing" })}
                  </dd>
                ) : (
                  <dd className="sr">{tier.label}</dd>
                )}
              </div>
            ))}
          </dl>
        </>
      }
      after={<p className={`soft small ${styles.key}`}>{t`One block is one day.`}</p>}
      lede={t`${{ instant: atStart(settlementName(settlement.instant)) }}, for enterprise only. For your reviewers: the [due-diligence sheet](/security-compliance#due-diligence).`}
      about={t`Enterprise pricing and instant settlement`}
    />
  );
}
