import { expect, test } from "vitest";
import type { Brand } from "../app/content/brand.ts";
import { filledBrand as brand } from "../site-build/brand-fixture.ts";
import { resolveSettings, variableOf } from "../site-build/settings.ts";
import { type Filling, openItems } from "./items.ts";

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
const keys = Object.keys(brand) as (keyof Brand)[];

test("a filled brand leaves nothing to fill in, set in the environment or in the file", () => {
  const set = Object.fromEntries(keys.map((key) => [variableOf(key), brand[key]]));
  expect(openItems({ ...filled, brand: resolveSettings(set).brand })).toEqual([]);
  expect(openItems({ ...filled, brand: resolveSettings({}, brand).brand })).toEqual([]);
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
