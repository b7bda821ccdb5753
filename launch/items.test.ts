import fc from "fast-check";
import { expect, test } from "vitest";
import { type Brand, docsPages } from "../app/content/brand.ts";
import { filledBrand as brand, placeholderBrand } from "../site-build/brand-fixture.ts";
import { resolveSettings, variableOf } from "../site-build/settings.ts";
import { addressesToOpen, type Filling, openItems } from "./items.ts";

const env = {
  SMTP_URL: "smtps://mail.ada.com",
  INBOX_KEEP_DAYS: "365",
  INBOX_FROM: "form@ada.com",
  INBOX_BEHIND_PROXY: "0",
  INBOX_HEALTH: "127.0.0.1:9464",
};
const filled = {
  brand,
  contactEndpoint: "/api/contact",
  legalReviewedOn: { English: "2026-11-01", Français: "2026-11-02" },
  env,
};
const keys = Object.keys(placeholderBrand) as (keyof Brand)[];

test("a filled brand leaves nothing to fill in, set in the environment or in the file", () => {
  const set = Object.fromEntries(keys.map((key) => [variableOf(key), brand[key]]));
  expect(openItems({ ...filled, brand: resolveSettings(set).brand })).toEqual([]);
  expect(openItems({ ...filled, brand: resolveSettings({}, brand).brand })).toEqual([]);
});

test("exactly the unchanged values are listed, by variable and key", () => {
  fc.assert(
    fc.property(fc.subarray(keys), (unset) => {
      const changes = Object.fromEntries(unset.map((key) => [key, placeholderBrand[key]]));
      const items = openItems({
        ...filled,
        contactEndpoint: "https://forms.ada.com",
        brand: { ...brand, ...changes },
      });
      const expected = unset.map((key) => `${variableOf(key)}, or ${key} in brand.ts`);
      expect(items.map(({ where }) => where).sort()).toEqual(expected.sort());
    }),
  );
});

/** One that needs no mail needs no mailboxes either. */
const { SMTP_URL, INBOX_FROM, INBOX_KEEP_DAYS, ...webhookOnly } = { ...env, INBOX_WEBHOOK: "x" };
const legal = "legalReviewedOn in legal.ts";
const mailbox = "INBOX_TO, or HELLO_MAILBOX";

test.each<[open: string | undefined, Partial<Omit<Filling, "brand">>, Partial<Brand>?]>([
  ["BRAND_NAME", {}, { name: "kivuko" }],
  ["BRAND_LEGAL_NAME", {}, { legalName: "" }],
  ["BRAND_LEGAL_NAME", {}, { legalName: "Kivuko Payments Ltd" }],
  ["SITE_ORIGIN", {}, { siteOrigin: "https://www.example.com" }],
  ["SITE_ORIGIN", {}, { siteOrigin: "https://localhost:4173" }],
  ["APP_URL", {}, { appUrl: "https://app.ada.test/start" }],
  ["DOCS_URL", {}, { docsUrl: "https://docs.ada.invalid." }],
  ["LEGAL_MAILBOX", {}, { legalMailbox: "hello@mail.EXAMPLE.org" }],
  [undefined, {}, { legalName: "Ada", legalMailbox: "", meaning: "After a bridge." }],
  [undefined, {}, { siteOrigin: "https://example.ada.com", helloMailbox: "example@ada.com" }],
  [undefined, {}, { siteOrigin: "https://myexample.com", appUrl: "https://app.latest" }],
  ["CONTACT_ENDPOINT", { contactEndpoint: "" }],
  ["CONTACT_ENDPOINT", { contactEndpoint: "https://forms.example/messages" }],
  [undefined, { contactEndpoint: "https://forms.ada.com/messages" }],
  [legal, { legalReviewedOn: { ...filled.legalReviewedOn, Français: "" } }],
  [legal, { legalReviewedOn: { ...filled.legalReviewedOn, Français: "9999-12-31" } }],
  [legal, { legalReviewedOn: { ...filled.legalReviewedOn, Français: "yes" } }],
  ["SMTP_URL", { env: { ...env, SMTP_URL: "" } }],
  ["INBOX_KEEP_DAYS", { env: { ...env, INBOX_KEEP_DAYS: "" } }],
  [mailbox, {}, { helloMailbox: "" }],
  [mailbox, { env: { ...env, INBOX_TO: "a@mail.example" } }],
  [mailbox, { env: { ...env, INBOX_TO: "a@ada.com, b@mail.example" } }],
  ["INBOX_FROM", { env: { ...env, INBOX_FROM: "" } }],
  ["INBOX_FROM", { env: { ...env, INBOX_FROM: "form@mail.example" } }],
  ["INBOX_BEHIND_PROXY", { env: { ...env, INBOX_BEHIND_PROXY: "" } }],
  ["INBOX_HEALTH", { env: { ...env, INBOX_HEALTH: "" } }],
  ["INBOX_DB", { env: { ...env, INBOX_DB: "postgres://a@db.ada.com/a?sslmode=disable" } }],
  ["SMTP_URL", { env: { ...env, SMTP_URL: "smtp://mail.ada.com?requireTLS=false" } }],
  ["INBOX_KEEP_DAYS", { env: webhookOnly }, { helloMailbox: "" }],
  [undefined, { env: webhookOnly, contactEndpoint: "https://forms.ada.com" }],
])("%s is open with %j %j", (open, filling, changes = {}) => {
  const items = openItems({ ...filled, ...filling, brand: { ...brand, ...changes } });
  expect(items.map(({ where }) => where.replace(/, or \w+ in brand\.ts$/, ""))).toEqual(
    open ? [open] : [],
  );
});

test("the pages to open are the app and all documentation pages, without placeholders", () => {
  const addresses = addressesToOpen(brand);
  expect(addresses).toHaveLength(2 + Object.keys(docsPages).length);
  expect(addresses).toContain("https://docs.ada.com/v1/sdks/python");
  expect(addressesToOpen(placeholderBrand)).toEqual([]);
  expect(addressesToOpen({ ...placeholderBrand, appUrl: "https://app.ada.com" })).toEqual([
    "https://app.ada.com",
  ]);
});
