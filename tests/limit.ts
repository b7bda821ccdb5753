/**
 * How long anything may be waited for, in milliseconds. It only ends a hang: on the slowest machine that was
 * tried, with two busy loops beside the tests, what comes has come within a tenth of it.
 */
export const LIMIT_MS = 120_000;
