import { routes } from "../app/content/pages.ts";

/**
 * What a test does of that which only grows confidence: `usually`, which is enough to find the fault that the
 * test was written for, or `inSoak` if SOAK is set, as in `npm run test:soak`. docs/tests.md lists both.
 */
export const times = <Much>(usually: Much, inSoak: Much): Much =>
  process.env.SOAK ? inSoak : usually;

const all: readonly string[] = routes.map(({ path }) => path);

/** A page with drawings, a tool, a map, a form, samples, a text: where engines differ. In a soak, all pages. */
export const inEveryEngine: readonly string[] = times(
  ["/", "/pricing", "/country-coverage", "/contact", "/webhooks", "/terms-of-service"],
  all,
);

/** More of each kind, for what takes long. In a soak, all pages. */
export const pagesOfEachKind: readonly string[] = times(
  [
    ...inEveryEngine,
    ...["/merchants", "/enterprise", "/payment-gateway", "/fx-engine", "/api-documentation"],
  ],
  all,
);
