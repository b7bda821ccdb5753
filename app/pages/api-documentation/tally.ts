import { times } from "../../weave/weave.ts";

const percent = (share: number) => `${share * 100}%`;

/** `count` warps and how much of the cloth they take, where the longest row has `most`. */
export function tally(count: number, most: number) {
  return {
    width: percent(count / most),
    warps: times(count, (i) => ({ x: percent(i / count), width: percent(0.55 / count) })),
  };
}
