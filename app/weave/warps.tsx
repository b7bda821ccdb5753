import type { CurrencyCode } from "../content/currencies.ts";
import { stripClass } from "./strip.tsx";
import styles from "./warps.module.css";

/** A fixed thread: a currency (striped) or anything else (plain), with its name on top. */
interface WarpContent {
  readonly currency?: CurrencyCode;
  readonly label?: string;
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
          {warp.label && <b translate={warp.currency && "no"}>{warp.label}</b>}
        </div>
      ))}
    </div>
  );
}

function look({ currency }: WarpContent): string | undefined {
  return currency ? stripClass(currency) : styles.plain;
}
