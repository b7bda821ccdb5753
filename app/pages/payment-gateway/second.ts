import { times } from "../../weave/weave.ts";

/** A second in responses of so many milliseconds: where each begins and how long it is, in percent. */
export function second(response: number) {
  const length = response / 10;
  return times(Math.floor(100 / length), (i) => ({ from: i * length, length }));
}
