import type { ReactNode } from "react";
import { claims, statement } from "../../content/claims.ts";
import { counts, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./counted.module.css";
import { tally } from "./tally.ts";

interface Feature {
  title: string;
  text: ReactNode;
  count: number;
  /** There are more than the number says. */
  goesOn?: boolean;
}

const features: readonly Feature[] = [
  {
    title: statement(claims.endpoints),
    text: "In one API reference.",
    count: claims.endpoints.value,
    goesOn: true,
  },
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

const most = Math.max(...features.map(({ count }) => count));

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
        {features.map(({ title, text, count, goesOn }, row) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
            <Tally row={row} count={count} goesOn={goesOn} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TallyProps {
  row: number;
  count: number;
  goesOn: boolean | undefined;
}

function Tally({ row, count, goesOn }: TallyProps) {
  const { width, warps } = tally(count, most);
  const rects = (parity: number, over = "") =>
    warps.map((place, i) => {
      const dye = i % 2 ? styles.even : styles.odd;
      return (
        (row + i) % 2 === parity && <rect key={place.x} {...place} className={`${dye}${over}`} />
      );
    });
  return (
    <svg className={styles.tally} width={width} aria-hidden="true">
      {rects(0)}
      <rect y="50%" width={goesOn ? "200%" : "100%"} className={styles.thread} />
      {rects(1, ` ${styles.over}`)}
    </svg>
  );
}
