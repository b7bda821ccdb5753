import type { ComponentProps, ReactNode } from "react";
import { t } from "#words";
import { claims, iso27001, pciDss, statement } from "../../content/claims.ts";
import { collectionNames, many } from "../../content/counts.ts";
import { eventDetails } from "../../content/event-details.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { scenarios } from "../../content/sandbox.ts";
import { settlement, settlementExample, settlementName } from "../../content/settlement.ts";
import { eventFamilies } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { AfterStart, Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Paragraph } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import { wayFrom } from "../../sections/way.ts";
import { falling } from "../../weave/lane.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./acquirers.module.css";

export default function Acquirers() {
  return (
    <>
      <AcquirersHero />
      <Settlement />
      <Disputes />
      <AcquirerQuestions />
      <Closing
        emblem="/acquirers"
        headline={t`Name your\nmarkets`}
        lede={t`Where do you acquire, and which corridors do you need?`}
        turn={10}
        label={t`Schedule Demo`}
        about={t`Adding corridors to our acquiring`}
      />
    </>
  );
}

function Settlement() {
  return (
    <Quiet
      wide
      crosses
      settles
      title={t`${{ count: atStart(many.settlement) }} settlement tiers`}
      lede={t`T is the day of payment. Example: a payment is made on Monday. ${settlementExample}`}
    >
      <SettlementDays crossed />
    </Quiet>
  );
}

function AcquirerQuestions() {
  const instant = settlementName(settlement.instant);
  const count = atStart(many.collection);
  return (
    <Questions terms title={t`Questions from acquirers`} of="acquirers">
      <Question asked={t`What is acquiring-as-a-service?`}>
        {t`One company runs the acquiring, another uses it for its own merchants.`}
      </Question>
      <Question asked={t`What do we integrate?`}>
        <Rows>
          <Row term="API">
            {t`[](claim:endpoints) and [${{ count: many.sdks }} SDKs](claim:sdks). [API Documentation](/api-documentation).`}
          </Row>
          <Row term={t`KYC/AML compliance suite`}>
            {t`Know your customer (KYC) and anti-money-laundering (AML) in one suite. [](claim:complianceCountries). [Compliance Suite](/compliance-suite).`}
          </Row>
          <Row term={t`Currencies`}>{t`Conversion with the [FX Engine](/fx-engine).`}</Row>
          <Row term={t`Standards`}>
            {t`[${{ cards: pciDss.full }}](claim:pci-dss) and [${{ management: iso27001.full }}](claim:iso-27001): [Security & Compliance](/security-compliance).`}
          </Row>
          <Row term={t`Start`}>
            {t`Full API access with test credentials. [Integration checklist](/api-documentation#checklist).`}
          </Row>
        </Rows>
      </Question>
      <Question asked={t`What does it cost?`}>
        {t`[Pricing](/pricing) for acquirers is custom. [Name your markets and volumes](ask:Custom pricing for an acquirer), and get a price.`}
      </Question>
      <Question asked={t`Can we have instant settlement?`}>
        {t`${instant} is for [enterprise](/enterprise) only.`}
      </Question>
      <Question asked={t`What does the agreement set?`}>
        {t`The [Fees & Payments](/terms-of-service#fees-payments) section of the terms lists it.`}
      </Question>
      <Question asked={t`Which countries collect locally?`}>
        {t`[${count} collection countries](claim:collection) are listed: ${{ countries: collectionNames }}. More are coming: [Country Coverage](/country-coverage).`}
      </Question>
      <AfterStart />
    </Questions>
  );
}

/** The dye changes after each dozen lines, so they can be counted. */
const DOZEN = 12;

/** How much of its place a line takes; the payment's takes nearly all. */
const THIN = 0.48;
const WIDE = 0.92;

/**
 * A line for each corridor, and the one that carries the payment on: filled boxes as path data, in a
 * view box that is one unit high and one unit wide for each line.
 */
export function corridors(count: number) {
  const thin = times(count, (line) => ({
    dozen: Math.floor(line / DOZEN),
    d: box(line, THIN),
  }));
  const dyed = (second: number) =>
    thin
      .filter(({ dozen }) => dozen % 2 === second)
      .map(({ d }) => d)
      .join("");
  return {
    odd: dyed(0),
    even: dyed(1),
    /** Any line would do: on a wide screen one between the words, on a phone one in the margin. */
    inside: payment(Math.floor(count * 0.7), count),
    outside: payment(count - 1, count),
  };
}

/** How the payment arrives at its line, and goes on along it; its edges in percent of all lines. */
const payment = (line: number, count: number) => ({
  along: `M0 0H${round(line + (1 + WIDE) / 2)}V1H0z`,
  down: box(line, WIDE),
  left: round((100 * (line + (1 - WIDE) / 2)) / count),
  right: round((100 * (line + (1 + WIDE) / 2)) / count),
});

function box(line: number, share: number): string {
  const left = line + (1 - share) / 2;
  return `M${round(left)} 0H${round(left + share)}V1H${round(left)}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

const corridorCount = claims.corridors.value;

/** The corridors as path data, for any number of `CorridorLines`. */
const drawn = corridors(corridorCount);

/** A unit for each corridor, stretched to fill its container. */
function CorridorLines({ className, children }: ComponentProps<"svg">) {
  return (
    <svg
      className={className}
      width="320"
      height="48"
      viewBox={`0 0 ${corridorCount} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const { inside, outside } = drawn;

/** A line for each corridor; the payment goes on along one. */
function AcquirersHero() {
  return (
    <div className={`${styles.hero} ${wayFrom(true, false)}`}>
      <Hero
        dyed
        className={styles.stage}
        words={styles.words}
        topic={t`For acquirers`}
        headline={t`Acquiring-\nas-a-service,\n${{ count: claims.corridors.figure }} corridors`}
        caption={t`A payment goes on along one of ${{ corridors: statement(claims.corridors) }}.`}
        emblem="/acquirers"
        drawing={
          <>
            <CorridorLines className={`${bar.lane} ${styles.along}`}>
              <path className={`${bar.orange} ${styles.inside}`} d={inside.along} />
              <path className={`${bar.orange} ${styles.outside}`} d={outside.along} />
            </CorridorLines>
            <CorridorLines className={`${falling} ${styles.down}`}>
              <path className={`${bar.orange} ${styles.inside}`} d={inside.down} />
              <path className={`${bar.orange} ${styles.outside}`} d={outside.down} />
            </CorridorLines>
          </>
        }
        lede={t`[](claim:corridors) (payment routes), a thin line each. Acquiring-as-a-service and one API.`}
        about={t`Adding corridors to our acquiring`}
        label={t`Schedule Demo`}
      />
      <CorridorLines className={styles.corridors}>
        <path className={warp.dye2} d={drawn.odd} />
        <path className={warp.dye3} d={drawn.even} />
        <g className={`${falling} ${styles.inside}`}>
          <path className={bar.orange} d={inside.down} />
        </g>
        <g className={`${falling} ${styles.outside}`}>
          <path className={bar.orange} d={outside.down} />
        </g>
      </CorridorLines>
      <svg className={`screen ${styles.out}`} width="320" height="24" aria-hidden="true">
        <rect className={styles.inside} width={`${inside.right}%`} height="100%" />
        <rect className={styles.outside} x={`${outside.left}%`} width="100%" height="100%" />
      </svg>
    </div>
  );
}

const [, , { events }] = eventFamilies;

type Dispute = (typeof events)[number];

const examples: Readonly<Record<Dispute, string>> = {
  "dispute.created": t`Open a case in your system.`,
  "dispute.resolved": t`Close the case.`,
  "chargeback.received": t`Update your ledger.`,
};

const count = inWords(events.length);
const test = scenarios.find(({ outcome }) => outcome === "is-claimed-back")?.name ?? "";

function Disputes() {
  return (
    <Section
      title={t`Disputes arrive as webhook events`}
      lede={t`Signed, sent in real time and retried with exponential backoff. [How webhooks work](/webhooks)`}
    >
      <ul className={`flow ${styles.events}`}>
        {events.map((event) => (
          <li key={event}>
            <svg width="320" height="120" aria-hidden="true">
              {cloth[event]}
            </svg>
            <h3>
              <EventName of={event} />
            </h3>
            <p>{eventDetails[event].tells}</p>
            <p className="soft">{t`Example: ${{ example: examples[event] }}`}</p>
          </li>
        ))}
      </ul>
      <Paragraph className={`small soft ${styles.test}`}>
        {t`Green is settled, orange disputed. Test all ${count} in the [sandbox](/sandbox): the test is “${test}”.`}
      </Paragraph>
    </Section>
  );
}

/** Two warps over the lane at the ends, and the lane over the one between. */
function Cloth({ children }: { children: ReactNode }) {
  const warp = { className: "cased", width: "20%", height: "100%" };
  return (
    <>
      <rect {...warp} fill="var(--warp-1)" x="40%" />
      {children}
      <rect {...warp} fill="var(--warp-2)" />
      <rect {...warp} fill="var(--warp-2)" x="80%" />
    </>
  );
}

/** The lane is the middle third. */
const lane = { className: "cased", y: "33%", height: "34%" };
const half = { className: "cased", width: "66%", height: "26%" };

/** A settled payment: a piece pulled out, made whole again, or taken back. */
const cloth: Readonly<Record<Dispute, ReactNode>> = {
  "dispute.created": (
    <Cloth>
      <rect {...lane} fill="var(--green)" width="29%" />
      <rect {...lane} fill="var(--orange)" x="31%" y="0" width="34%" />
      <rect {...lane} fill="var(--green)" x="67%" width="33%" />
    </Cloth>
  ),
  "dispute.resolved": (
    <Cloth>
      <rect {...lane} fill="var(--green)" width="100%" />
    </Cloth>
  ),
  "chargeback.received": (
    <Cloth>
      <rect {...half} fill="var(--green)" y="12%" />
      <rect {...half} fill="var(--orange)" y="62%" />
      <rect fill="var(--orange)" x="66%" y="12%" width="8%" height="76%" />
    </Cloth>
  ),
};
