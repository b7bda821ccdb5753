import type { CurrencyCode } from "../content/currencies.ts";
import { stripClass } from "./strip.tsx";
import styles from "./warps.module.css";

/** What stands: a currency (striped) or anything else (plain). A word on top names it. */
export interface WarpContent {
  readonly currency?: CurrencyCode;
  readonly label?: string;
}

interface WarpsProps {
  warps: readonly WarpContent[];
}

/** Warps behind a headline; its lane passes under every second one. The parent places and sizes the group. */
export function Warps({ warps }: WarpsProps) {
  return (
    <div className={styles.warps} data-count={warps.length} aria-hidden="true">
      {warps.map(({ currency, label }, index) => (
        <div
          key={currency ?? label ?? index}
          className={`${styles.warp} ${currency ? stripClass(currency) : styles.plain}`}
        >
          {label && <b>{label}</b>}
        </div>
      ))}
    </div>
  );
}
