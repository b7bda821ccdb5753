import { t } from "#words";
import styles from "./legal-contents.module.css";

interface Entry {
  readonly id: string;
  readonly heading: string;
}

interface LegalContentsProps {
  /** Where each entry leads, in order. */
  entries: readonly Entry[];
  /** How many of them have a number. The others are below the text. */
  numbered: number;
}

const ID = "contents";

/** The table of contents of a long text. `current-section.ts` marks the section that is on screen. */
export function LegalContents({ entries, numbered }: LegalContentsProps) {
  const item = ({ id, heading }: Entry) => (
    <li key={id}>
      <a href={`#${id}`}>{heading}</a>
    </li>
  );
  return (
    <nav id={ID} popover="auto" className={styles.contents} aria-label={t`On this page`}>
      <p className="label">{t`On this page`}</p>
      <ol>{entries.slice(0, numbered).map(item)}</ol>
      {entries.length > numbered && <ul>{entries.slice(numbered).map(item)}</ul>}
    </nav>
  );
}

/** Opens the list where it is not next to the text. `current-section.ts` adds the name of the section on screen. */
export function OpenContents() {
  return (
    <button className={styles.open} type="button" popoverTarget={ID}>
      <span>
        <u>{t`Contents`}</u>
      </span>
    </button>
  );
}
