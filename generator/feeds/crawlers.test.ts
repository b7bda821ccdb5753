import { expect, test } from "vitest";
import { placeholderBrand } from "../configuration/fixture.ts";
import { securityTxt, sitemapXml } from "./crawlers.ts";

test("without a mailbox, vulnerabilities are reported on the contact page", () => {
  const text = securityTxt({ ...placeholderBrand, securityMailbox: "" });
  expect(text).toMatch(/^Contact: https:\/\/ada\.example\/contact\n/);
});

test("a page without a date has no date in the sitemap", () => {
  const xml = sitemapXml(placeholderBrand, { "/about": { date: "2026-01-02", words: "" } });
  expect(xml).toContain("<loc>https://ada.example/about</loc><lastmod>2026-01-02</lastmod>");
  expect(xml).toContain("<loc>https://ada.example/contact</loc></url>");
});
