import fc from "fast-check";
import { expect, test } from "vitest";
import { routes } from "../../content/pages.ts";
import { nearestRoutes, wordsTyped } from "./nearest-routes.ts";

test.each([
  ["/Price", "/pricing"],
  ["/fr/tarifs", "/pricing"],
  ["/help/faq.html", "/contact"],
  ["/privacy", "/privacy-policy"],
])("%s leads to %s among the first three", (attempted, expected) => {
  expect(nearestRoutes(routes, attempted, 3).map(({ path }) => path)).toContain(expected);
});

test("a slip of one letter always finds its route first", () => {
  const inner = routes.filter(({ path }) => path.length > 5);
  fc.assert(
    fc.property(fc.constantFrom(...inner), fc.nat(), ({ path }, seed) => {
      const at = 1 + (seed % (path.length - 1));
      const slipped = path.slice(0, at) + path.slice(at + 1);
      expect(nearestRoutes(routes, slipped, 1)[0]?.path).toBe(path);
    }),
  );
});

test.each(["/login", "/status", "/xyzzy", "/wp-admin.php"])("%s is like none", (path) => {
  expect(nearestRoutes(routes, path, 3).map((route) => route.path)).toEqual([]);
});

test("every word that people type leads to a page", () => {
  for (const [path, words] of Object.entries(wordsTyped)) {
    const found = words.map((word) => nearestRoutes(routes, `/${word}`, 3)[0]?.path);
    expect(found).toEqual(words.map(() => path));
  }
});

test("answers any path, however long", () => {
  expect(nearestRoutes(routes, "/%00x".repeat(2000), 3)).toEqual([]);
});
