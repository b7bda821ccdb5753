import { routes } from "../app/content/pages.ts";

/**
 * How much a test does to grow confidence: `usually`, enough to find the fault that the test was written for,
 * or `inSoak` if SOAK is set, as in `npm run test:soak`.
 */
export const times = <Much>(usually: Much, inSoak: Much): Much =>
  process.env.SOAK ? inSoak : usually;

/**
 * A page with drawings, a tool, a map, a form, samples, a text: for checks that take long or differ between engines.
 */
export const pagesOfEachKind: readonly string[] = times(
  ["/", "/pricing", "/country-coverage", "/contact", "/webhooks", "/terms-of-service"],
  routes.map(({ path }) => path),
);
