import type { ReactNode } from "react";
import { claims, statement } from "../../content/claims.ts";
import { counts, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import type { NumberKey } from "../../content/numbers.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./counted.module.css";
import { tally } from "./tally.ts";

interface Feature {
  name: string;
  text: ReactNode;
  count: number;
  /** The number's row in the register, unless the page has linked to it already. */
  number?: NumberKey;
  /** There are more than the number says. */
  goesOn?: boolean;
}

const features: readonly Feature[] = [
  {
    name: statement(claims.endpoints),
    text: "In one API reference.",
    count: claims.endpoints.value,
    goesOn: true,
  },
  {
    name: `${atStart(many.events)} events`,
    text: (
      <>
        Signed, retried, filtered. <Link href="/webhooks">Webhooks</Link>
      </>
    ),
    count: counts.events,
    number: "events",
  },
  {
    name: `${atStart(many.sdks)} SDKs`,
    text: (
      <>
        Software development kits, each with its own page.{" "}
        <Link href="/sdks-libraries">SDKs &amp; Libraries</Link>
      </>
    ),
    count: counts.sdks,
    number: "sdks",
  },
  {
    name: `${atStart(many.scenarios)} things to test`,
    text: (
      <>
        With test credentials. <Link href="/sandbox">Sandbox</Link>
      </>
    ),
    count: counts.scenarios,
    number: "scenarios",
  },
];

const most = Math.max(...features.map(({ count }) => count));

/** What is documented, counted in warps of one cloth: it steps in where a row has fewer. */
export function Counted() {
  return (
    <Section>
      <SectionHead title="What the documentation covers" />
      <ul className={styles.counted}>
        {features.map(({ name, text, count, number, goesOn }, row) => (
          <li key={name}>
            <div>
              <p className={styles.name}>{number ? <Claim of={number}>{name}</Claim> : name}</p>
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
