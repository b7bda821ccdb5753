import type { ReactNode } from "react";
import { standardNames } from "../content/claims.ts";
import { times, weave } from "../weave/weave.ts";
import { Claim } from "./claim.tsx";
import styles from "./seals.module.css";
import { warp } from "./warp.ts";

const THREADS = 8;
const SIZE = 128;
const thread = { width: 12, from: 0, to: SIZE, tone: "ink" } as const;
const places = times(THREADS, (i) => ((i + 0.5) * SIZE) / THREADS);

const cloth = weave({
  warps: places.map((x) => ({ ...thread, x })),
  wefts: places.map((y) => ({ ...thread, y })),
  gap: 2,
});

const seals = [
  { of: "pci-dss", dye: warp.dye1 },
  { of: "iso-27001", dye: warp.dye2 },
] as const;

/** The standards as woven labels, each of which leads to what is said of it, and what else protects. */
export function Seals({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sealed}>
      <ul className={styles.seals}>
        {seals.map(({ of, dye }, index) => (
          <li key={of} className={dye}>
            <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
              {cloth.map(({ d }) => (
                <path key={d} d={d} />
              ))}
            </svg>
            <p>
              <Claim of={of}>{standardNames[index] ?? ""}</Claim>
            </p>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </div>
  );
}
