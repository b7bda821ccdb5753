import { type Thread, type Tone, times, type Weft, weave } from "../../weave/weave.ts";

export const ISOLATED = { width: 600, height: 360 };

const rows = [72, 180, 288] as const;
const thread = { width: 44, tone: "kola" } as const;
/** The middle of the thread where it turns, at each edge. */
const edge = { left: 22, right: ISOLATED.width - 22 };
/** Far enough to run off any page. */
const off = 2000;

/** One cloth: its thread runs to the edge, turns and comes back. */
function cloth(tones: readonly [Tone, Tone], ends: { from: number; to: number }): Thread[] {
  const whole = { from: 0, to: ISOLATED.width };
  const wefts: Weft[] = [
    { ...thread, ...whole, y: rows[0], from: ends.from },
    { ...thread, ...whole, y: rows[1] },
    { ...thread, ...whole, y: rows[2], to: ends.to },
  ];
  return [
    ...weave({
      warps: times(9, (i) => ({
        x: 76 + i * 56,
        width: 30,
        from: 0,
        to: ISOLATED.height,
        tone: tones[i % 2 ? 1 : 0],
      })),
      wefts,
      gap: 6,
    }),
    {
      ...thread,
      d: `M${edge.right} ${rows[0]}V${rows[1]}M${edge.left} ${rows[1]}V${rows[2]}`,
    },
  ];
}

/**
 * The same cloth twice: undyed for tests, where the thread stays inside; dyed for production, where it
 * goes on.
 */
export const isolation = {
  test: cloth(["dip5", "dip4"], { from: -off, to: 560 }),
  production: cloth(["dip1", "dip2"], { from: 40, to: off }),
};
