/**
 * How long anything may be waited for, in milliseconds. It only ends a hang: on the slowest machine tried,
 * with two busy loops alongside the tests, every wait that ends took at most a tenth of it.
 */
export const LIMIT_MS = 120_000;

/** Whether Playwright's command line names tests: an argument that is neither an option nor the value of one. */
const [, , command, ...args] = process.argv;
const isNamed = args.some((each, index) => !/^-/.test(each) && !/^-/.test(args[index - 1] ?? ""));
// Its workers, whose command line names none, inherit the environment.
process.env.TEST_WAIT_MS ??= String(command === "test" && isNamed ? 15_000 : LIMIT_MS);

/** The same within a test: shorter in a run of named tests, in which a fault is expected and the machine less busy. */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS);
