import { waitGrowth } from "../../content/webhooks.ts";
import { times } from "../../weave/weave.ts";

/** The wait after each attempt of the drawing, in parts of the first. How many there are is not published. */
export const waits = times(4, (index) => waitGrowth ** index);
