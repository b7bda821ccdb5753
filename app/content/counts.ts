import { audiences } from "./audiences.ts";
import { collection, countries } from "./countries.ts";
import { inWords } from "./in-words.ts";
import { methods } from "./methods.ts";
import { requestSamples } from "./request-samples.ts";
import { scenarios } from "./sandbox.ts";
import { sdks } from "./sdks.ts";
import { settlement } from "./settlement.ts";
import { solutions } from "./solutions.ts";
import { eventFamilies } from "./webhooks.ts";

/*
 * The build replaces this module with its results (`site-build/counts.ts`), so that a page which states
 * a count ships neither the lists nor the code that counts them.
 */

/** The length of each list. Sentences take their counts from here, never typed by hand. */
export const counts = {
  audiences: audiences.length,
  collection: collection.length,
  countries: countries.length,
  events: eventFamilies.flatMap(({ events }) => events).length,
  /** That the illustrative request is written in, beside curl. */
  languages: requestSamples.filter(({ id }) => id !== "curl").length,
  methods: methods.length,
  scenarios: scenarios.length,
  sdks: sdks.length,
  settlement: Object.keys(settlement).length,
  served: countries.filter(({ highlighted }) => highlighted).length,
  solutions: solutions.length,
};

/** The same in words: "seven". */
export const many = Object.fromEntries(
  Object.entries(counts).map(([of, count]) => [of, inWords(count)]),
) as Readonly<Record<keyof typeof counts, string>>;
