/**
 * How long anything may be waited for, in milliseconds. It only ends a hang: on the slowest machine tried,
 * with two busy loops alongside the tests, every wait that ends took at most a tenth of it.
 */
export const LIMIT_MS = 120_000;
