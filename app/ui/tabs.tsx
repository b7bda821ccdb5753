import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./tabs.module.css";
import { useHydrated } from "./use-hydrated.ts";

interface Tab {
  readonly id: string;
  /** A name, which no translator may change. */
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The id of a tab; an unknown id selects the first one. */
  selected: string;
  onSelect: (id: string) => void;
}

/** The index of the tab that a key selects in the APG's tabs pattern; undefined for other keys. */
function tabAfterKey(key: string, index: number, count: number): number | undefined {
  const after: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return after[key];
}

/** Shows one of several views. Until scripts run, all views are shown one below the other. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const live = useHydrated();
  const shown = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event.key, shown, tabs.length) ?? -1;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  if (!live) {
    return tabs.map(({ id, label: heading, content }) => (
      <div key={id} className={styles.view}>
        <h3 translate="no">{heading}</h3>
        {content}
      </div>
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
            translate="no"
            aria-selected={index === shown}
            aria-controls={`${tab.id}-view`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <View key={tab.id} tab={tab} shown={index === shown} onFind={() => onSelect(tab.id)} />
      ))}
    </>
  );
}

interface ViewProps {
  tab: Tab;
  shown: boolean;
  /** Called when find in page has found something in a view that is not shown. */
  onFind: () => void;
}

function View({ tab: { id, content }, shown, onFind }: ViewProps) {
  const view = useRef<HTMLDivElement>(null);
  // React knows `hidden` as a boolean only.
  useLayoutEffect(() => {
    const element = view.current;
    if (shown || !element) return;
    element.setAttribute("hidden", "until-found");
    element.addEventListener("beforematch", onFind);
    return () => element.removeEventListener("beforematch", onFind);
  });
  return (
    <div
      id={`${id}-view`}
      ref={view}
      className={styles.view}
      // One that only find in page can enter is no panel: its box is there, and would be an empty one.
      {...(shown && { role: "tabpanel", "aria-labelledby": `${id}-tab` })}
      hidden={!shown}
    >
      {content}
    </div>
  );
}
