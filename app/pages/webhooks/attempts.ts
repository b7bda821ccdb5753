import { t } from "#words";
import { waitGrowth } from "../../content/webhooks.ts";

/** The attempts of the drawing, which nobody answers. How many there are is not published. */
export const attempts = [t`First`, t`Second`, t`Third`, t`Fourth`] as const;

/** The wait after each attempt, in parts of the first. */
export const waits = attempts.map((_, index) => waitGrowth ** index);
