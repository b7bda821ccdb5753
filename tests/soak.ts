import { routes } from "../app/content/pages.ts";

/**
 * What a test does of that which only grows confidence: `usually`, which is enough to find the fault that the
 * test was written for, or `inSoak` if SOAK is set, as in `npm run test:soak`. docs/tests.md lists both.
 */
export const times = <Much>(usually: Much, inSoak: Much): Much =>
  process.env.SOAK ? inSoak : usually;

/** Pages with drawings, tools, samples, a map, a form, a text; in a soak, all. */
export const pagesOfEachKind: readonly string[] = times(
  [
    ...["/", "/merchants", "/enterprise", "/payment-gateway", "/fx-engine", "/pricing"],
    ...["/country-coverage", "/api-documentation", "/webhooks", "/contact", "/terms-of-service"],
  ],
  routes.map(({ path }) => path),
);
