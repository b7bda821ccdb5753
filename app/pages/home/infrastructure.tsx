import { claims, figure } from "../../content/claims.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import { TILE, tileFigures } from "./figures.ts";
import styles from "./infrastructure.module.css";

interface Tile {
  readonly figure: keyof typeof tileFigures;
  readonly title: string;
  readonly text: string;
  /** Words inside the figure, left to right. */
  readonly labels?: readonly string[];
}

const tiles: readonly Tile[] = [
  { figure: "oneApi", title: "One API", text: "Access to global payment networks." },
  {
    figure: "stitches",
    title: `${figure(claims.currencies)} currencies`,
    text: "Multi-currency processing. One stitch each.",
  },
  {
    figure: "corridors",
    title: `${figure(claims.corridors)} corridors`,
    text: "Active today. One warp each.",
  },
  { figure: "agentic", title: "Agentic payments", text: "An AI-driven payments platform." },
  {
    figure: "acquiring",
    title: "Acquiring-as-a-service",
    text: "Your band on top. Ours beneath.",
  },
  {
    figure: "nextDay",
    title: settlementName(settlement.fast),
    text: "Paid on Monday. Settled on Tuesday.",
    labels: ["T+0", "T+1", "T+2", "T+3"],
  },
  {
    figure: "exchange",
    title: "FX engine",
    text: "In on one currency’s lane, out on another’s.",
  },
  {
    figure: "gate",
    title: "KYC/AML suite",
    text: "KYC and AML checks, in one suite.",
  },
  { figure: "bars", title: "Analytics", text: "Every volume in one dashboard." },
];

export function Infrastructure() {
  return (
    <Section>
      <SectionHead title="Infrastructure, thread by thread">
        <p className="lede soft">
          Follow the red thread: it is always the payment. Everything it crosses is something you do
          not have to build.
        </p>
      </SectionHead>
      <ul className={styles.cloth}>
        {tiles.map(({ figure, title, text, labels }) => (
          <li key={figure} className={styles.tile}>
            <div className={styles.figure}>
              <Figure width={TILE} height={TILE} threads={tileFigures[figure]} />
              {labels && (
                <p aria-hidden="true">
                  {labels.map((label) => (
                    <span key={label}>{label}</span>
                  ))}
                </p>
              )}
            </div>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
