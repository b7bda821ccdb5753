import { legalReviewedOn } from "../../app/content/legal.ts";
import { problem } from "../problem.ts";

/** How long before UTC a day begins in the earliest time zone, in milliseconds. */
const FIRST_TO_BEGIN = 14 * 60 * 60 * 1000;

/**
 * When counsel signed off the legal pages: an ISO date, or empty. The environment takes precedence over
 * the committed date. `now` is in milliseconds since the epoch. Throws an error with one sentence for
 * any other value, and for a date that has not begun anywhere.
 */
export function resolveLegalReview(
  env: Readonly<Record<string, string | undefined>>,
  now: number,
  committed: string = legalReviewedOn,
): string {
  const date = env.LEGAL_REVIEWED_ON ?? committed;
  if (date === "" || (isDate(date) && Date.parse(date) <= now + FIRST_TO_BEGIN)) return date;
  throw problem(
    `Legal review: LEGAL_REVIEWED_ON (legalReviewedOn) is "${date}", but must be a date such as 2026-11-01, not in the future, or empty.`,
  );
}

/** Whether the date exists: "2026-02-30" does not. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
