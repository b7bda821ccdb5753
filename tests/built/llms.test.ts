import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { addressIn } from "../../app/content/languages.ts";
import { routeOf, routes } from "../../app/content/pages.ts";
import { built, isTarget, read } from "./dist.ts";

const index = read("llms.txt").toString();

test("llms.txt follows llmstxt.org: a name, a summary, lists of links", () => {
  const [title, , summary] = index.split("\n");
  expect(title).toBe(`# ${brand.name}`);
  expect(summary).toBe(`> ${routeOf("/").description}`);
  expect(index.match(/^# /gm)).toHaveLength(1);
  const lists = index.split("\n## ").slice(1);
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    const [, ...lines] = list.split("\n").filter(Boolean);
    expect(lines.length, list).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
  }
});

test.each(built)("every link works in $name", (language) => {
  const list = read(addressIn(language, "/llms.txt")).toString();
  const links = [...list.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  expect(links.length).toBeGreaterThan(routes.length);
  expect(links.filter((target) => !isTarget(target))).toEqual([]);
});
