import { t } from "#words";
import type { Scenario } from "../../content/sandbox.ts";
import { EventName } from "../../sections/event-name.tsx";
import chosen from "./choices.module.css";
import { outcomes, type Stretch, warps } from "./outcomes.ts";
import styles from "./scenarios.module.css";

/** A test with its outcome and, at the crossings, the events that match it. Its description says both. */
export function ScenarioRow({ row, name, text, events, outcome }: Scenario & { row: number }) {
  const { at, back } = outcomes[outcome];
  const id = `test-${row + 1}`;
  return (
    <li className={chosen.test}>
      <h3 className={chosen.choice}>
        <input
          type="radio"
          name="test"
          defaultChecked={row === 0}
          aria-labelledby={id}
          aria-describedby={`${id}-text ${id}-events`}
        />
        <span id={id}>{name}</span>
      </h3>
      <p className={`soft ${chosen.text}`} id={`${id}-text`}>
        {text}
      </p>
      <div className={`${styles.result} ${chosen.result} ${back ? chosen.returns : ""}`}>
        <Thread row={row} outcome={outcome} />
        {events.length > 0 ? (
          <ol className={`${styles.events} ${chosen.events}`} id={`${id}-events`}>
            {events.map((event, i) => (
              <li key={event} data-at={at[i]}>
                <EventName of={event} />
              </li>
            ))}
          </ol>
        ) : (
          <p className={`soft ${styles.events} ${chosen.events}`} id={`${id}-events`}>
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
  const run = back ? styles.out : styles.straight;
  const warp = { width: "7%", height: "100%", fill: "var(--dip-4)" };
  const warpRects = (parity: number, className?: string) =>
    warps.map(
      (x, i) =>
        (row + i) % 2 === parity && <rect key={x} x={`${x}%`} {...warp} className={className} />,
    );
  return (
    <svg className={`${styles.thread} ${chosen.thread}`} width="320" height="48" aria-hidden="true">
      {warpRects(0)}
      <g className={chosen.out}>
        {out.map((each) => (
          <Bar key={each.from} {...each} className={`${run} cased`} fill="var(--ground)" />
        ))}
        {out.map((each) => (
          <Bar key={each.from} {...each} className={run} fill={dye(each)} />
        ))}
      </g>
      {back && (
        <g className={chosen.back}>
          <Bar {...back} className={`${styles.back} cased`} fill="var(--ground)" />
          <Bar {...back} className={styles.back} fill={dye(back)} />
          <rect x={`${back.to}%`} className={styles.turn} fill={dye(back)} />
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
