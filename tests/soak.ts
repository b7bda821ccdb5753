/**
 * How often a test repeats what only grows confidence: `usually`, which is enough to find the fault that the
 * test was written for, or `inSoak` if SOAK is set, as in `npm run test:soak`. docs/tests.md lists both.
 */
export const times = (usually: number, inSoak: number): number =>
  process.env.SOAK ? inSoak : usually;
