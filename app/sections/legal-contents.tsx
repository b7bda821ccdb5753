import { useEffect, useRef } from "react";
import { useCurrentSection } from "../ui/use-current-section.ts";
import styles from "./legal-contents.module.css";

interface Entry {
  readonly id: string;
  readonly heading: string;
}

interface LegalContentsProps {
  /** Where each entry leads, in order. */
  entries: readonly Entry[];
  /** How many of them have a number. The others stand below the text. */
  numbered: number;
}

const ID = "contents";

/** The table of contents of a long text. Marks the section that is on screen. */
export function LegalContents({ entries, numbered }: LegalContentsProps) {
  const current = useCurrentSection(entries);
  const list = useRef<HTMLElement>(null);

  // Keeps the marked entry in view if the list is taller than the screen and scrolls by itself.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) list.current?.scrollTo({ top: link.offsetTop - innerHeight / 3 });
  });

  const item = ({ id, heading }: Entry) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === current || undefined}>
        {heading}
      </a>
    </li>
  );
  return (
    <nav id={ID} className={styles.contents} aria-label="On this page" ref={list}>
      <p className="label">On this page</p>
      <ol>{entries.slice(0, numbered).map(item)}</ol>
      {entries.length > numbered && <ul>{entries.slice(numbered).map(item)}</ul>}
    </nav>
  );
}

/**
 * The way back to the list where it does not stand beside the text: first the list's own heading, then
 * stuck below the header for as long as its parent is on screen. Without a script it names no section.
 */
export function BackToContents({ entries, numbered }: LegalContentsProps) {
  const current = useCurrentSection(entries);
  const index = entries.findIndex(({ id }) => id === current);
  return (
    <a className={styles.back} href={`#${ID}`}>
      <span>
        <u>Contents</u>
        {index >= 0 && (
          <>
            {": "}
            <b>{`${index < numbered ? `${index + 1} ` : ""}${entries[index]?.heading}`}</b>
          </>
        )}
      </span>
    </a>
  );
}
