import { problem } from "../problem.ts";

/** The number of characters that fill a phone (`--fs-hero-phone`). */
const MOST = 13;

const HEADLINE = /<(h[12]) class="headline\b[^>]*>(.*?)<\/\1>/gs;
const LINE = /<span[^>]*>([^<]+)<\/span>/g;

/** Stops the build at a line of a headline that is wider than a phone. */
export function stopOnLongHeadlines(address: string, html: string): void {
  const lines = [...html.matchAll(HEADLINE)]
    .flatMap(([, , inner = ""]) => [...inner.matchAll(LINE)])
    .map(([, line = ""]) => line.replace(/&[#\w]+;/g, "’").trim());
  const long = lines.filter((line) => line.length > MOST);
  if (long.length === 0) return;
  throw problem(
    ...long.map(
      (line) =>
        `${address}: "${line}" is ${line.length} characters long; a line of a headline has at most ${MOST}.`,
    ),
  );
}
