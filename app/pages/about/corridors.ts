import { inGroups } from "../../weave/spread.ts";

const DOZEN = 12;
/** How much of its place a line takes. */
const LINE = 0.46;
/** What the lines over the lane clear beside themselves, of the place between two groups. */
const CASING = 0.5;

/**
 * A line for each corridor, by the dozen with a place left free after each, so that they can be counted:
 * filled boxes as path data, in a view box that is one unit high and one unit wide for each place. The
 * lane passes over the first dozen, under the second, and so on.
 */
export function corridors(count: number) {
  const groups = inGroups(count, DOZEN).map((lines, group) => ({
    lines,
    from: group * (DOZEN + 1),
    over: group % 2 === 1,
  }));
  const lines = (isOver: boolean) =>
    groups
      .filter(({ over }) => over === isOver)
      .flatMap(({ lines, from }) =>
        Array.from({ length: lines }, (_, line) => {
          const left = from + line + (1 - LINE) / 2;
          return box(left, left + LINE);
        }),
      )
      .join("");
  return {
    places: count + groups.length - 1,
    under: lines(false),
    over: lines(true),
    clear: groups
      .filter(({ over }) => over)
      .map(({ lines, from }) => box(from - CASING, from + lines + CASING))
      .join(""),
  };
}

function box(left: number, right: number): string {
  return `M${round(left)} 0H${round(right)}V1H${round(left)}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
