import { Section, SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import { type Thread, times, weave } from "../../weave/weave.ts";
import styles from "./payout.module.css";

const FORK = { width: 900, height: 460 };
const LANE = 56;
const trunk = 230;
const branches = [110, 350] as const;
/** Where the transfer divides; a phone shows the figure from this point. */
const divide = 500;

/** One transfer passes through the common checks, then takes one of two ways. */
const fork: readonly Thread[] = [
  ...weave({
    warps: times(2, (i) => ({
      x: 170 + i * 160,
      width: 72,
      from: 0,
      to: FORK.height,
      tone: i % 2 ? "dip2" : "dip1",
    })),
    wefts: [{ y: trunk, width: LANE, from: -900, to: divide + 2, tone: "kola" }],
  }),
  {
    tone: "kola",
    width: LANE,
    d: `M${divide + LANE / 2} ${branches[0] - LANE / 2}V${branches[1] + LANE / 2}`,
  },
  ...weave({
    warps: [{ x: 660, width: 72, from: 0, to: FORK.height, tone: "dip1" }],
    wefts: branches.flatMap((y) => [
      { y, width: LANE, from: divide + LANE - 2, to: 760, tone: "kola" as const },
      { y, width: LANE, from: 760, to: FORK.width, tone: "river" as const },
    ]),
    cross: (_, weft) => (weft === 0 ? "over" : "under"),
  }),
];

const ways = [
  { term: "To a bank", text: "Disbursement by bank transfer." },
  { term: "To a phone", text: "Disbursement by mobile money." },
];

export function Payout() {
  return (
    <Section dyed>
      <SectionHead title="Two ways out, a flat fee">
        <p className="lede soft">
          A flat fee per transaction, on request. It is a fee, not a share of what is sent.
        </p>
      </SectionHead>
      <div className={styles.payout}>
        <div className={styles.fork}>
          <Figure {...FORK} threads={fork} crop="left" />
        </div>
        <dl className={styles.ways}>
          {ways.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
