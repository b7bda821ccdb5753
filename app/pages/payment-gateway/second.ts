import { times } from "../../weave/weave.ts";

/** A second divided into responses of so many milliseconds: the start and length of each, in percent. */
export function second(response: number) {
  const length = response / 10;
  return times(Math.floor(100 / length), (i) => ({ from: i * length, length }));
}
