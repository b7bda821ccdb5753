import { type KeyboardEvent, type ReactNode, useState } from "react";
import styles from "./tabs.module.css";
import { useHydrated } from "./use-hydrated.ts";

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  /** The first one is shown first. */
  tabs: readonly Tab[];
}

/** Index of the tab that a key leads to, after the APG's tabs pattern; undefined for other keys. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** One of several views. Until scripts run every view is there, one below the other. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, select] = useState(0);
  const live = useHydrated();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  if (!live) {
    return tabs.map(({ id, label: heading, content }) => (
      <section key={id} className={styles.view} aria-label={heading}>
        <p className="label">{heading}</p>
        {content}
      </section>
    ));
  }
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`${tab.id}-view`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${tab.id}-view`}
          className={styles.view}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          hidden={index !== selected}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
