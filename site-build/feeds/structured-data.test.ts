import { expect, test } from "vitest";
import { defaultBrand } from "../../app/content/brand.ts";
import { routes } from "../../app/content/pages.ts";
import { structuredData } from "./structured-data.ts";

test("no value can close its script element", () => {
  const name = "</script><!--<script>";
  const texts = routes.map(({ path }) => structuredData(path, { ...defaultBrand, name }));
  expect(texts.filter((text) => text.includes("<"))).toEqual([]);
  expect(texts.some((text) => JSON.stringify(JSON.parse(text)).includes(name))).toBe(true);
});

test("an unset mailbox is omitted", () => {
  const text = structuredData("/", { ...defaultBrand, helloMailbox: "" });
  expect(text).not.toContain("email");
});
