import { expect, test } from "vitest";
import { defaultBrand } from "../app/content/brand.ts";
import { securityTxt, sitemapXml } from "./crawlers.ts";

test("without a mailbox, weaknesses are told on the contact page", () => {
  const text = securityTxt({ ...defaultBrand, securityMailbox: "" });
  expect(text).toMatch(/^Contact: https:\/\/kivuko\.example\/contact\n/);
});

test("a page without a date is listed without one", () => {
  const xml = sitemapXml(defaultBrand, { "/about": { date: "2026-01-02", words: "" } });
  expect(xml).toContain("<loc>https://kivuko.example/about</loc><lastmod>2026-01-02</lastmod>");
  expect(xml).toContain("<loc>https://kivuko.example/contact</loc></url>");
});
