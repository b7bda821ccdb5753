import { times } from "../../weave/weave.ts";

/** Threads change their dye after each dozen, so that they can be counted. */
const DOZEN = 12;

/** A thread for each corridor, and where the payment leaves on one of them, in percent of the page. */
export function corridors(count: number) {
  const share = (threads: number) => `${((threads / count) * 100).toFixed(2)}%`;
  return {
    threads: times(count, (i) => ({
      x: share(i + 0.29),
      width: share(0.42),
      second: Math.floor(i / DOZEN) % 2 === 1,
    })),
    // Any thread would do.
    leaves: share(Math.floor(count * 0.7) + 0.5),
  };
}
