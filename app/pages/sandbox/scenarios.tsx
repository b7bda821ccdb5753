import { many } from "../../content/counts.ts";
import { legend } from "../../content/dyes.ts";
import { atStart } from "../../content/in-words.ts";
import { type Scenario, scenarios } from "../../content/sandbox.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { outcomes, type Stretch } from "./outcomes.ts";
import styles from "./scenarios.module.css";

export function Scenarios() {
  return (
    <Section dyed>
      <SectionHead title={`${atStart(many.scenarios)} things to test`}>
        <p className="lede soft">
          Run each one before you go live.{" "}
          <Link href="/webhooks#events">Which events match each test</Link>
        </p>
      </SectionHead>
      <ul className={styles.scenarios}>
        {scenarios.map((scenario, row) => (
          <li key={scenario.name}>
            <div>
              <h3>{scenario.name}</h3>
              <p className="soft">{scenario.text}</p>
            </div>
            <OutcomeThread row={row} outcome={scenario.outcome} />
          </li>
        ))}
      </ul>
      <p className={`label ${styles.key}`}>{`${legend()} Lengths are illustrative.`}</p>
    </Section>
  );
}

/** Middles of the warps, in percent. */
const warps = [12.5, 37.5, 62.5, 87.5] as const;

/** A thread through the warps of its row, over and under; the next row alternates. */
function OutcomeThread({ row, outcome }: { row: number; outcome: Scenario["outcome"] }) {
  const { stretches, turn } = outcomes[outcome];
  const warpRects = (parity: number, className = styles.warp) =>
    warps.map(
      (x, i) => (row + i) % 2 === parity && <rect key={x} x={`${x}%`} className={className} />,
    );
  return (
    <svg className={styles.thread} width="320" height="48" aria-hidden="true">
      {warpRects(0)}
      {stretches.map((stretch) => (
        <StretchRect key={keyOf(stretch)} {...stretch} casing />
      ))}
      {stretches.map((stretch) => (
        <StretchRect key={keyOf(stretch)} {...stretch} />
      ))}
      {turn && <rect x={`${turn}%`} y="50%" className={styles.turn} />}
      {warpRects(1, `${styles.warp} ${styles.over}`)}
    </svg>
  );
}

const keyOf = ({ from, run }: Stretch) => `${run}${from}`;

function StretchRect({ from, to, arrived, run = "straight", casing }: Stretch & { casing?: true }) {
  const dye = casing ? styles.casing : arrived ? styles.arrived : styles.moving;
  return (
    <rect
      x={`${from}%`}
      y="50%"
      width={`${to - from}%`}
      className={`${styles.stretch} ${styles[run]} ${dye}`}
    />
  );
}
