import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { routeOf, routes } from "../../app/content/pages.ts";
import { twinAddress } from "../../generator/feeds/addresses.ts";
import { fileNames, read } from "./dist.ts";

const text = read("llms.txt").toString();
const entries = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(
  ([, name = "", address = "", description = ""]) => ({ name, address, description }),
);

test("follows llmstxt.org: a name, a summary, lists of links", () => {
  const [title, , summary] = text.split("\n");
  expect(title).toBe(`# ${brand.name}`);
  expect(summary).toBe(`> ${routeOf("/").description}`);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const lists = text.split("\n## ").slice(1);
  expect(lists.length).toBeGreaterThan(4);
  for (const list of lists) {
    const [, ...lines] = list.split("\n").filter(Boolean);
    expect(lines.length, list).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
  }
});

test("links to every page's twin once, in the words of the page", () => {
  for (const { path, name, description } of routes) {
    const address = brand.siteOrigin + twinAddress(path);
    expect(entries.filter((entry) => entry.address === address)).toEqual([
      { name, address, description },
    ]);
  }
});

test("every link in it resolves", () => {
  const files = new Set(fileNames().map((name) => `${brand.siteOrigin}/${name}`));
  expect(entries.filter(({ address }) => !files.has(address))).toEqual([]);
});
