import { t } from "#words";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { type Scenario, scenarios } from "../../content/sandbox.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Section } from "../../sections/section.tsx";
import { outcomes, type Stretch, warps } from "./outcomes.ts";
import styles from "./scenarios.module.css";

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
