import { expect, test } from "vitest";
import { type Content, contentProblems } from "./check-content.ts";

const route = (path: string) => ({
  path,
  name: path,
  title: `The page at ${path}`,
  description: `What stands at ${path}, in a sentence that is long enough for searchers.`,
  keywords: "payments",
});

const sound: Content = {
  routes: [route("/"), route("/about")],
  links: [
    { label: "About", href: "/about" },
    { label: "Blog", href: "#blog" },
  ],
  anchors: ["blog"],
};

test("valid content has no problems", () => {
  expect(contentProblems(sound)).toEqual([]);
});

test.each<[string, Partial<Content>, RegExp]>([
  ["a route without a title", { routes: [{ ...route("/"), title: " " }] }, /\/ has no title\.$/],
  [
    "a long title",
    { routes: [{ ...route("/"), title: "x".repeat(61) }] },
    /of 61 characters; the limit is 60\.$/,
  ],
  [
    "a shared title",
    { routes: [route("/"), { ...route("/about"), title: route("/").title }] },
    /shares its title/,
  ],
  [
    "a route without a description",
    { routes: [{ ...route("/"), description: "" }] },
    /\/ has no description\.$/,
  ],
  [
    "a short description",
    { routes: [{ ...route("/"), description: "Short." }] },
    /has the description "Short\." of 6 characters; it must have 50 to 160\.$/,
  ],
  [
    "a route without keywords",
    { routes: [{ ...route("/"), keywords: "" }] },
    /\/ has no keywords\.$/,
  ],
  [
    "an unknown route in navigation",
    { links: [{ label: "Prices", href: "/pricing" }] },
    /"Prices" links to \/pricing, which is not a route/,
  ],
  ["an unknown anchor in navigation", { anchors: [] }, /"Blog" links to #blog/],
])("%s is reported in one sentence", (_, change, sentence) => {
  const problems = contentProblems({ ...sound, ...change });
  expect(
    problems.some((problem) => sentence.test(problem)),
    problems.join("\n"),
  ).toBe(true);
});
