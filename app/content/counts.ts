import { collection, countries, served } from "./countries.ts";
import { entriesOf } from "./entries.ts";
import { inList, inWords } from "./in-words.ts";
import { methods } from "./methods.ts";
import { requestSamples } from "./request-samples.ts";
import { scenarios } from "./sandbox.ts";
import { sdks } from "./sdks.ts";
import { settlement } from "./settlement.ts";
import { solutions } from "./solutions.ts";
import { allEvents } from "./webhooks.ts";

/** The length of each list. Sentences take their counts from here, never typed by hand. No island imports it: it has all lists. */
export const counts = {
  collection: collection.length,
  countries: countries.length,
  events: allEvents.length,
  /** Languages of the illustrative request, besides curl. */
  languages: requestSamples.filter(({ id }) => id !== "curl").length,
  methods: methods.length,
  scenarios: scenarios.length,
  sdks: sdks.length,
  settlement: Object.keys(settlement).length,
  served: served.length,
  solutions: solutions.length,
};

/** The same in words: "seven". */
export const many = Object.fromEntries(
  entriesOf(counts).map(([of, count]) => [of, inWords(count)]),
) as Readonly<Record<keyof typeof counts, string>>;

/** "Ghana, Kenya, Nigeria …". Next to its list, islands would have it too. */
export const collectionNames = inList(collection.map(({ country }) => country));
