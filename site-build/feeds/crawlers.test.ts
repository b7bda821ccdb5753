import { expect, test } from "vitest";
import { languages } from "../../app/content/languages.ts";
import { placeholderBrand } from "../brand-fixture.ts";
import { securityTxt, sitemapXml } from "./crawlers.ts";

test("without a mailbox, vulnerabilities are reported on the contact page", () => {
  const text = securityTxt({ ...placeholderBrand, securityMailbox: "" }, languages);
  expect(text).toMatch(/^Contact: https:\/\/ada\.example\/contact\n/);
});

const changes = {
  "/about": { date: "2026-01-02", words: "" },
  "/pricing": { date: "2025-12-31", words: "" },
};

test("a page that is not dated yet is as new as the newest that is", () => {
  const xml = sitemapXml(placeholderBrand, changes, languages.slice(0, 1));
  expect(xml).toContain("<loc>https://ada.example/pricing</loc><lastmod>2025-12-31</lastmod>");
  expect(xml).toContain("<loc>https://ada.example/contact</loc><lastmod>2026-01-02</lastmod>");
});
