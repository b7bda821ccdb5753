import { t } from "#words";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { type Outcome, type Scenario, scenarios } from "../../content/sandbox.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./scenarios.module.css";

/** Left edges of the warps, in percent of a row. */
const warps = [4, 29, 54, 79] as const;

/** A section of a thread, in percent of its row. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly arrived?: boolean;
}

interface Course {
  readonly out: readonly Stretch[];
  /** A returning thread runs alongside itself. */
  readonly back?: Stretch;
  /** The warps at which the events of the test are named, in their order along the thread. */
  readonly at: readonly number[];
}

const settled: readonly Stretch[] = [
  { from: 0, to: 70 },
  { from: 70, to: 100, arrived: true },
];

/** Orange while the money is in transit, green once it is settled; the lengths have no other meaning. */
const outcomes: Record<Outcome, Course> = {
  arrives: { out: settled, at: [3] },
  stops: { out: [{ from: 0, to: 41 }], at: [1] },
  "arrives-later": {
    out: [
      { from: 0, to: 41 },
      ...[43, 47, 51, 62.5, 66.5, 70.5, 74.5].map((from) => ({ from, to: from + 2 })),
      { from: 80, to: 100, arrived: true },
    ],
    at: [1],
  },
  "turns-back": { out: [{ from: 0, to: 75 }], back: { from: 0, to: 75 }, at: [2] },
  "is-claimed-back": { out: settled, back: { from: 0, to: 100 }, at: [3, 2, 1] },
  "arrives-twice": {
    out: [
      { from: 0, to: 20 },
      { from: 20, to: 45, arrived: true },
      { from: 45, to: 70 },
      { from: 70, to: 100, arrived: true },
    ],
    at: [0, 1, 3],
  },
  "arrives-after-retries": {
    out: [
      { from: 0, to: 3 },
      { from: 14, to: 18 },
      { from: 42, to: 46 },
      { from: 74, to: 78 },
      { from: 78, to: 100, arrived: true },
    ],
    at: [],
  },
};

/** A test with its outcome and, at the crossings, the events that match it. Its description says both. */
function ScenarioRow({ row, name, text, events, outcome }: Scenario & { row: number }) {
  const { at, back } = outcomes[outcome];
  const id = `test-${row + 1}`;
  return (
    <li className={styles.test}>
      <h3 className={styles.choice}>
        <input
          type="radio"
          name="test"
          defaultChecked={row === 0}
          aria-labelledby={id}
          aria-describedby={`${id}-text ${id}-events`}
        />
        <span id={id}>{name}</span>
      </h3>
      <p className={`soft ${styles.text}`} id={`${id}-text`}>
        {text}
      </p>
      <div className={`${styles.result} ${back ? styles.returns : ""}`}>
        <Thread row={row} outcome={outcome} />
        {events.length > 0 ? (
          <ol className={styles.events} id={`${id}-events`}>
            {events.map((event, i) => (
              <li key={event} data-at={at[i]}>
                <EventName of={event} />
              </li>
            ))}
          </ol>
        ) : (
          <p className={`soft ${styles.events}`} id={`${id}-events`}>
            {t`No event is matched to this test by name.`}
          </p>
        )}
      </div>
    </li>
  );
}

/** A thread through the warps of its row, over and under; the next row alternates. */
function Thread({ row, outcome }: { row: number; outcome: Scenario["outcome"] }) {
  const { out, back } = outcomes[outcome];
  const run = back ? styles.barOut : styles.straight;
  const warp = { width: "7%", height: "100%", fill: "var(--dip-4)" };
  const warpRects = (parity: number, className?: string) =>
    warps.map(
      (x, i) =>
        (row + i) % 2 === parity && <rect key={x} x={`${x}%`} {...warp} className={className} />,
    );
  return (
    <svg className={styles.thread} width="320" height="48" aria-hidden="true">
      {warpRects(0)}
      <g className={styles.going}>
        {out.map((each) => (
          <Bar key={each.from} {...each} className={`${run} cased`} fill="var(--ground)" />
        ))}
        {out.map((each) => (
          <Bar key={each.from} {...each} className={run} fill={dye(each)} />
        ))}
      </g>
      {back && (
        <g className={styles.coming}>
          <Bar {...back} className={`${styles.barBack} cased`} fill="var(--ground)" />
          <Bar {...back} className={styles.barBack} fill={dye(back)} />
          <rect x={`${back.to}%`} className={styles.barTurn} fill={dye(back)} />
        </g>
      )}
      {warpRects(1, "cased")}
    </svg>
  );
}

const dye = ({ arrived }: Stretch) => (arrived ? "var(--green)" : "var(--orange)");

function Bar({
  from,
  to,
  className,
  fill,
}: Stretch & { className: string | undefined; fill: string }) {
  return <rect x={`${from}%`} width={`${to - from}%`} className={className} fill={fill} />;
}

/**
 * The tests, to choose from: the chosen one is woven. Where no script runs, in a browser from before 2024 and on
 * paper each is a row of words.
 */
export function Scenarios() {
  return (
    <Section
      dyed
      id="tests"
      title={t`${{ count: atStart(many.scenarios) }} things to test`}
      lede={t`Run each one before you go live. [Which events match each test](/webhooks#events)`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a choice where no script runs, and there is none */}
      <div role="group" aria-labelledby="tests" className={styles.choices}>
        <ul className={`${styles.scenarios} ${styles.list}`}>
          {scenarios.map((scenario, row) => (
            <ScenarioRow key={scenario.name} row={row} {...scenario} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
