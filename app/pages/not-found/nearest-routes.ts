import type { Path } from "../../content/paths.ts";
import { spoken } from "../../content/spoken.ts";

export type Row = { readonly path: Path; readonly name: string };

/** Shown while the attempted path is unknown: before scripts run. Also where none is near. */
const DEFAULT_PATHS: readonly string[] = ["/solutions", "/api-documentation", "/contact"];

export function defaultRoutes(routes: readonly Row[]): readonly Row[] {
  return routes.filter(({ path }) => DEFAULT_PATHS.includes(path));
}

/** What people type, in the site's languages, where no address has the word. */
export const wordsTyped: Readonly<Partial<Record<Path, readonly string[]>>> = {
  "/about": ["company", "team"],
  "/api-documentation": ["developers", "docs"],
  "/compliance-suite": ["aml", "kyc"],
  "/contact": ["aide", "blog", "demo", "faq", "help", "sales", "support"],
  "/country-coverage": ["countries", "map", "pays"],
  "/fx-engine": ["exchange"],
  "/imtos": ["remittance"],
  "/pricing": ["fees", "plans", "price", "prices", "prix", "tarifs"],
  "/privacy-policy": ["confidentialite"],
  "/sandbox": ["test"],
  "/sdks-libraries": ["sdk"],
  "/terms-of-service": ["legal", "tos"],
  "/webhooks": ["events"],
};

/** Up to this share of an address may be other letters: a slip, not another word. */
const SLIP = 0.3;

/**
 * At most `count` routes that somebody may have meant, the most similar address first: a word of the attempt is one of
 * theirs, or leads to them, or only a slip is between the two. Computed in the browser; nothing is sent.
 */
export function nearestRoutes(routes: readonly Row[], attempted: string, count: number) {
  const wanted = attempted.toLowerCase().slice(0, MAX_COMPARED);
  const words = wanted.split(/[^a-z]+/).filter((word) => word.length > 1);
  const isNamed = (path: Path) =>
    [...path.split(/[/-]/), ...(wordsTyped[path] ?? [])].some((word) => words.includes(word));
  return routes
    .filter(({ path }) => path !== "/")
    .map((route) => {
      const { path } = route;
      return { route, distance: editDistance(wanted, spoken.prefix + path) / path.length };
    })
    .filter(({ route, distance }) => distance <= SLIP || isNamed(route.path))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ route }) => route);
}

/** Addresses of this site are short; of a very long attempt only the start is compared. */
const MAX_COMPARED = 64;

/**
 * Insertions, deletions, substitutions and swaps of adjacent characters between two texts: optimal
 * string alignment (Damerau 1964). Counts UTF-16 code units.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const insertion = (current[j - 1] ?? 0) + 1;
      const deletion = (previous[j] ?? 0) + 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(substitution, insertion, deletion, swap));
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? a.length;
}
