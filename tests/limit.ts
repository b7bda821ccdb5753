/**
 * How long anything may be waited for, in milliseconds. It only ends a hang: on the slowest machine tried,
 * with two busy loops alongside the tests, every wait that ends took at most a tenth of it.
 */
export const LIMIT_MS = 120_000;

// Playwright's workers, whose command line names no tests, inherit it.
const isNamed = /^test (?:[^-]|.*\.ts [^-])/.test(process.argv.slice(2).join(" "));
process.env.TEST_WAIT_MS ??= String(isNamed ? 15_000 : LIMIT_MS);
/** The same within a test; shorter in a run of named tests, where a fault is likelier and the machine less busy. */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS);
