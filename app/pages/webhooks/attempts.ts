import { t } from "#words";

/** The attempts of the drawing, which nobody answers. How many there are is not published. */
export const attempts = [t`First`, t`Second`, t`Third`, t`Fourth`] as const;

/** Each wait is this many times the previous one. */
const GROWTH = 1.5;

/** The wait after each attempt, in parts of the first. */
export const waits = attempts.map((_, index) => GROWTH ** index);
