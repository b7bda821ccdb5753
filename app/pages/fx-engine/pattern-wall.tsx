import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { type CurrencyCode, currencyNames } from "../../content/currencies.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Pattern, Strip } from "../../weave/strip.tsx";
import styles from "./pattern-wall.module.css";
import { inNextRow, named, others } from "./patterns.ts";

const wall = [...named, ...others];
const idOf = (code: string) => `iso-${code}`;

interface PatternWallProps {
  label: string;
  /** None if the number drawn is no currency's. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** The pattern of every currency. With scripts it is one control: arrow keys walk the wall. */
export function PatternWall({ label, chosen, onChoose }: PatternWallProps) {
  const list = useRef<HTMLDivElement>(null);
  const live = useHydrated();

  const choose = (index: number) => {
    const next = wall[index];
    if (!next) return;
    onChoose(next.code);
    document.getElementById(idOf(next.code))?.scrollIntoView({ block: "nearest" });
  };

  const walk = (event: KeyboardEvent) => {
    const from = wall.findIndex(({ code }) => code === chosen);
    const to = next(event.key, Math.max(0, from), list.current);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(to);
  };

  const press = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest("li");
    choose(wall.findIndex(({ code }) => idOf(code) === cell?.id));
  };

  const option = (code: string) =>
    live ? { id: idOf(code), role: "option", "aria-selected": code === chosen } : {};

  return (
    <div
      ref={list}
      className={styles.wall}
      {...(live && {
        role: "listbox",
        tabIndex: 0,
        "aria-label": label,
        "aria-activedescendant": chosen && idOf(chosen),
        onKeyDown: walk,
        onClick: press,
      })}
    >
      <ul className={styles.named} role={live ? "none" : undefined}>
        {named.map(({ code, number }) => (
          <li key={code} {...option(code)}>
            <Strip currency={code as CurrencyCode} />
            <span>
              <b translate="no">{`${code} ${number}`}</b> {currencyNames[code as CurrencyCode]}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.others} translate="no" role={live ? "none" : undefined}>
        {others.map(({ code, number }) => (
          <li key={code} {...option(code)}>
            <Pattern number={number} />
            <b>{code}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a key leads from a place on the wall. */
function next(key: string, from: number, list: HTMLElement | null): number | undefined {
  const boxes = () =>
    [...(list?.querySelectorAll("li") ?? [])].map((cell) => cell.getBoundingClientRect());
  const isRtl = list && getComputedStyle(list).direction === "rtl";
  switch (key) {
    case isRtl ? "ArrowRight" : "ArrowLeft":
      return Math.max(0, from - 1);
    case isRtl ? "ArrowLeft" : "ArrowRight":
      return Math.min(wall.length - 1, from + 1);
    case "ArrowUp":
      return inNextRow(boxes(), from, -1);
    case "ArrowDown":
      return inNextRow(boxes(), from, 1);
    case "Home":
      return 0;
    case "End":
      return wall.length - 1;
    default:
      return undefined;
  }
}
