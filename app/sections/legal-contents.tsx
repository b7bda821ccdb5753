import { useEffect, useRef } from "react";
import { useCurrentSection } from "../ui/use-current-section.ts";
import styles from "./legal-contents.module.css";

export interface LegalEntry {
  readonly id: string;
  readonly heading: string;
  /** None for what stands below the text. */
  readonly number?: number;
}

interface LegalContentsProps {
  entries: readonly LegalEntry[];
}

const ID = "contents";

/** The table of contents of a long text. Marks the section that is on screen. */
export function LegalContents({ entries }: LegalContentsProps) {
  const current = useCurrentSection(entries);
  const list = useRef<HTMLElement>(null);

  // Keeps the marked entry in view if the list is taller than the screen and scrolls by itself.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) list.current?.scrollTo({ top: link.offsetTop - innerHeight / 3 });
  });

  const items = (numbered: boolean) =>
    entries
      .filter(({ number }) => (number !== undefined) === numbered)
      .map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current || undefined}>
            {heading}
          </a>
        </li>
      ));
  const unnumbered = items(false);
  return (
    <nav id={ID} className={styles.contents} aria-label="On this page" ref={list}>
      <p className="label">On this page</p>
      <ol>{items(true)}</ol>
      {unnumbered.length > 0 && <ul>{unnumbered}</ul>}
    </nav>
  );
}

/**
 * The way back to the list where it does not stand beside the text: first the list's own heading, then
 * stuck below the header for as long as its parent is on screen. Without a script it names no section.
 */
export function BackToContents({ entries }: LegalContentsProps) {
  const current = useCurrentSection(entries);
  const entry = entries.find(({ id }) => id === current);
  return (
    <a className={styles.back} href={`#${ID}`}>
      <span>
        Contents
        {entry && (
          <>
            {": "}
            <b>{[entry.number, entry.heading].join(" ").trim()}</b>
          </>
        )}
      </span>
    </a>
  );
}
