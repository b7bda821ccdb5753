import { inGroups } from "../../weave/spread.ts";

/** Dots stand in blocks of ten by ten, which can be counted: of ten thousand, each is a percent. */
export const BLOCK = 100;
const COLUMNS = 10;

/** The uptime leaves one in `count`: how many dots each block has, in two halves of ten columns. */
export function dots(count: number): number[][] {
  const first = Math.floor(count / 2);
  return [first, count - first].map((half) => inGroups(half, BLOCK));
}

/** Of the blocks of the second half, the one with the dot that is shown: in the last row but one, clear of the lane. */
export function shown(blocks: number): number {
  const row = Math.max(0, Math.ceil(blocks / COLUMNS) - 2);
  return Math.min(blocks - 1, row * COLUMNS + COLUMNS / 2);
}
