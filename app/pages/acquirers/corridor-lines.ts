import { times } from "../../weave/weave.ts";

/** The dye changes after each dozen lines, so they can be counted. */
const DOZEN = 12;

/** How much of its place a line takes; the payment's takes nearly all. */
const THIN = 0.48;
const WIDE = 0.92;

/**
 * A line for each corridor, and the one that carries the payment on: filled boxes as path data, in a
 * view box that is one unit high and one unit wide for each line.
 */
export function corridors(count: number) {
  const thin = times(count, (line) => ({
    dozen: Math.floor(line / DOZEN),
    d: box(line, THIN),
  }));
  const dyed = (second: number) =>
    thin
      .filter(({ dozen }) => dozen % 2 === second)
      .map(({ d }) => d)
      .join("");
  return {
    odd: dyed(0),
    even: dyed(1),
    /** Any line would do: on a wide screen one between the words, on a phone one in the margin. */
    inside: payment(Math.floor(count * 0.7), count),
    outside: payment(Math.max(0, count - 2), count),
  };
}

/** How the payment arrives at its line, and goes on along it; its edges in percent of all lines. */
const payment = (line: number, count: number) => ({
  along: `M0 0H${round(line + (1 + WIDE) / 2)}V1H0z`,
  down: box(line, WIDE),
  left: round((100 * (line + (1 - WIDE) / 2)) / count),
  right: round((100 * (line + (1 + WIDE) / 2)) / count),
});

function box(line: number, share: number): string {
  const left = line + (1 - share) / 2;
  return `M${round(left)} 0H${round(left + share)}V1H${round(left)}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
