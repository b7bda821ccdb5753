import type { CurrencyCode } from "../content/currencies.ts";
import { stripClass } from "./strip.tsx";
import styles from "./warps.module.css";
import { times } from "./weave.ts";

/** A fixed thread: a currency (striped) or anything else (plain), with its name on top. */
interface WarpContent {
  readonly currency?: CurrencyCode;
  readonly label?: string;
  /** Draws this many fine threads instead, up to a dozen, when their number matters. */
  readonly threads?: number;
}

interface WarpsProps {
  warps: readonly WarpContent[];
}

/** Warps behind a headline; its lane passes under every second one. The parent positions and sizes the group. */
export function Warps({ warps }: WarpsProps) {
  return (
    <div className={styles.warps} aria-hidden="true">
      {warps.map((warp, index) => (
        <div key={warp.currency ?? warp.label ?? index} className={`${styles.warp} ${look(warp)}`}>
          {warp.threads && <Threads count={warp.threads} />}
          {warp.label && <b>{warp.label}</b>}
        </div>
      ))}
    </div>
  );
}

function look({ currency, threads }: WarpContent): string {
  if (currency) return stripClass(currency);
  return `${styles.plain} ${threads ? styles.fine : ""}`.trim();
}

function Threads({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 36 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={times(count, (i) => `M${1.5 + i * 3} 0V1`).join("")} />
    </svg>
  );
}
