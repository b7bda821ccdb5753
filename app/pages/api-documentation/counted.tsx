import type { ReactNode } from "react";
import { claims, statement } from "../../content/claims.ts";
import { counts, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./counted.module.css";

/** The row that all are counted against: one warp for each stated endpoint. */
const most = claims.endpoints.value;

interface Feature {
  title: string;
  text: ReactNode;
  count: number;
}

const features: readonly Feature[] = [
  { title: statement(claims.endpoints), text: "In one API reference.", count: most },
  {
    title: `${atStart(many.events)} events`,
    text: (
      <>
        <Link href="/webhooks">Webhooks</Link>: signed, retried, filtered.
      </>
    ),
    count: counts.events,
  },
  {
    title: `${atStart(many.sdks)} SDKs`,
    text: (
      <>
        Each with its own page. <Link href="/sdks-libraries">Find your language</Link>.
      </>
    ),
    count: counts.sdks,
  },
  {
    title: `${atStart(many.scenarios)} things to test`,
    text: (
      <>
        In the <Link href="/sandbox">sandbox</Link>: the full API, with test credentials.
      </>
    ),
    count: counts.scenarios,
  },
];

/** What is documented, counted in warps of one cloth: it steps in where a row has fewer. */
export function Counted() {
  return (
    <Section>
      <SectionHead title="What there is to read about">
        <p className="lede soft">
          One warp for each. The first row goes on past the page: it is the one with a plus.{" "}
          <Link href="/about#numbers">What these numbers cover</Link>
        </p>
      </SectionHead>
      <ul className={styles.counted}>
        {features.map(({ title, text, count }, row) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
            <Tally row={row} count={count} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tally({ row, count }: { row: number; count: number }) {
  const percent = (warp: number) => `${(warp / most) * 100}%`;
  const warps = (parity: number, over = "") =>
    times(count, (i) => {
      const dye = i % 2 ? styles.even : styles.odd;
      return (
        (row + i) % 2 === parity && <rect key={i} x={percent(i)} className={`${dye}${over}`} />
      );
    });
  // What is counted as "or more" runs off the page.
  const length = count === most ? "200%" : percent(count);
  return (
    <svg className={styles.tally} aria-hidden="true">
      {warps(0)}
      <rect y="50%" width={length} className={styles.thread} />
      {warps(1, ` ${styles.over}`)}
    </svg>
  );
}
