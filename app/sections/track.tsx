import { Children, type ReactNode } from "react";
import { times } from "../weave/weave.ts";
import { rich } from "./rich.tsx";
import styles from "./track.module.css";
import { ends } from "./way.ts";

interface TrackProps {
  /** `money`: a band, as high as the amount. `build`: the lane, and a thread more at each step. */
  kind: "money" | "build";
  /** The index of the step in which `money` is settled: the last by default. */
  settles?: number;
  /** The index of the step that takes a fee, and how much of the amount, in basis points: drawn `LARGER` than it is. */
  fee?: { readonly at: number; readonly of: number };
  children: ReactNode;
}

/**
 * Numbered steps and the thread through them: the lane of the page comes in the left margin and goes in the right one.
 * Vertical on a phone. Its section must clip: the last leg runs off the page.
 */
export function Track({ kind, settles, fee, children }: TrackProps) {
  const count = Children.count(children);
  const settled = settles ?? count - 1;
  return (
    <div className={styles.crossed}>
      <ol
        className={`${styles.track} ${kind === "build" ? styles.build : ""} ${count > 4 ? styles.many : ""}`}
      >
        {Children.map(children, (step, index) => {
          const paid = leg(index, settled, index === count - 1);
          return (
            <li>
              <svg
                className={styles.leg}
                width="56"
                height="56"
                viewBox={`0 0 ${LEG} ${LEG}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {/* Along and across the way, whichever way it runs. */}
                <g>
                  {kind === "money" ? (
                    <Amount
                      {...paid}
                      over={index % 2 === 1}
                      fee={fee && index >= fee.at ? fee.of : 0}
                      taken={index === fee?.at}
                    />
                  ) : (
                    <Built end={paid.end} threads={threadsAt(index, count)} />
                  )}
                </g>
              </svg>
              {step}
            </li>
          );
        })}
      </ol>
      <i className={ends} />
    </div>
  );
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="soft">{rich(children)}</p>
    </>
  );
}

/** The length of a step's part of the way, and the last one's addition to it, in units of its drawing. */
const LEG = 100;
const BEYOND = 900;
/** Where in its step a payment is settled. */
const HALF = 50;

interface Leg {
  /** Where the payment is settled, and where the leg ends. */
  readonly green: number;
  readonly end: number;
}

function leg(index: number, settled: number, last: boolean): Leg {
  const end = last ? LEG + BEYOND : LEG;
  return { green: index < settled ? end : index === settled ? HALF : 0, end };
}

/** To scale, a fee is thinner than a casing, and looked like a misprint. The page says so. */
const LARGER = 4;
/** Where the fee leaves the band, and how far from it. */
const TAKEN = 34;
const APART = 6;

const THREAD = 8;
/** How far an upright reaches beyond the band on both sides, and the clear gap next to the band over it. */
const OUT = 16;
const GAP = 5;

interface AmountProps extends Leg {
  /** The upright where the step begins lies over the band. */
  readonly over: boolean;
  readonly fee: number;
  readonly taken: boolean;
}

/** The amount, as high as the drawing, less the fee. */
function Amount({ green, end, over, fee, taken }: AmountProps) {
  const strip = (LARGER * fee) / LEG;
  const top = taken ? TAKEN : 0;
  const band = (from: number, to: number, fill: string) =>
    to > from && (
      <path
        fill={fill}
        d={`M${from} ${from < top ? 0 : strip}H${Math.max(from, Math.min(top, to))}V${strip}H${to}V${LEG}H${from}z`}
      />
    );
  const upright = (from: number, to: number) => `M0 ${from}h${THREAD}V${to}H0z`;
  return (
    <>
      {!over && (
        <path fill="var(--warp-1)" d={upright(-OUT, -GAP) + upright(LEG + GAP, LEG + OUT)} />
      )}
      {/* Under the green by a unit: no seam where a pixel is shared. */}
      {band(0, green && Math.min(end, green + 1), "var(--orange)")}
      {band(green, end, "var(--green)")}
      {over && <path className="cased" fill="var(--warp-2)" d={upright(-OUT, LEG + OUT)} />}
      {taken && (
        <path
          fill="var(--warp-1)"
          d={`M${TAKEN} ${-APART - strip}h${LEG - TAKEN}v${strip}H${TAKEN}z`}
        />
      )}
    </>
  );
}

/** Most threads of the last step. */
const MOST = 6;

/** A thread at the first step, and six at the last. */
const threadsAt = (index: number, count: number) =>
  1 + Math.round((index * (MOST - 1)) / Math.max(1, count - 1));

/** Whole pixels, where a leg is 6 rem high. */
const LANE = { top: 35.417, height: 29.167 };

function Built({ end, threads }: { end: number; threads: number }) {
  const pitch = (LEG - THREAD) / MOST;
  const thread = (index: number) => `M${index * pitch} 0h${THREAD}v${LEG}h${-THREAD}z`;
  const lane = (clear = 0) => `M0 ${LANE.top - clear}H${end}v${LANE.height + 2 * clear}H0z`;
  const all = times(threads, thread);
  return (
    <>
      <path fill="var(--warp-1)" d={all.filter((_, index) => index % 2 === 0).join("")} />
      <g className={styles.line}>
        <path fill="var(--ground)" d={lane(GAP)} />
        <path fill="var(--orange)" d={lane()} />
      </g>
      <path
        className="cased"
        fill="var(--warp-2)"
        d={all.filter((_, index) => index % 2).join("")}
      />
    </>
  );
}
