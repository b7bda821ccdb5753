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

test("a page in two languages names both, and the first for all others", () => {
  const xml = sitemapXml(placeholderBrand, changes, languages.slice(0, 2));
  const alternates = [
    ["en", "/pricing"],
    ["fr", "/fr/pricing"],
    ["x-default", "/pricing"],
  ].map(
    ([code, address]) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="https://ada.example${address}"/>`,
  );
  for (const address of ["/pricing", "/fr/pricing"]) {
    expect(xml).toContain(
      `<loc>https://ada.example${address}</loc>${alternates.join("")}<lastmod>`,
    );
  }
  expect(xml).toContain("<loc>https://ada.example/fr</loc>");
});
