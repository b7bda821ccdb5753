import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Brand, docsPages } from "../app/content/brand.ts";
import { filledBrand as brand, placeholderBrand } from "../site-build/brand-fixture.ts";
import { resolveSettings, variableOf } from "../site-build/settings.ts";
import { addressesToOpen, openItems } from "./items.ts";

const inbox = {
  smtpUrl: "smtps://mail.ada.com",
  keepDays: "365",
  to: "",
  from: "form@ada.com",
  otherwise: false,
};
const filled = {
  brand,
  contactEndpoint: "/api/contact",
  legalReviewedOn: "2026-11-01",
  inbox,
};
const keys = Object.keys(placeholderBrand) as (keyof Brand)[];

const itemsWith = (changes: Partial<Brand>) =>
  openItems({ ...filled, brand: { ...brand, ...changes } });

test("a filled brand leaves nothing to fill in, set in the environment or in the file", () => {
  const env = Object.fromEntries(keys.map((key) => [variableOf(key), brand[key]]));
  expect(openItems({ ...filled, brand: resolveSettings(env).brand })).toEqual([]);
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

test("every item has a unique name and a reason", () => {
  const items = openItems({
    ...filled,
    brand: placeholderBrand,
    contactEndpoint: "",
    legalReviewedOn: "",
  });
  expect(new Set(items.map(({ group, what }) => `${group}: ${what}`)).size).toBe(items.length);
  for (const { why } of items) expect(why).not.toBe("");
});

describe("not ready for launch", () => {
  test.each<[keyof Brand, string]>([
    ["name", "kivuko"],
    ["legalName", ""],
    ["legalName", "Kivuko Payments Ltd"],
    ["siteOrigin", "https://www.example.com"],
    ["siteOrigin", "https://localhost:4173"],
    ["appUrl", "https://app.ada.test/start"],
    ["docsUrl", "https://docs.ada.invalid"],
    ["legalMailbox", "hello@mail.EXAMPLE.org"],
    ["securityMailbox", "security@ada.example"],
  ])("%s: %s", (key, value) => {
    const [item, ...others] = itemsWith({ [key]: value });
    expect(item?.where).toContain(variableOf(key));
    expect(others).toEqual([]);
  });

  test.each(["", "https://forms.example/messages"])("contact endpoint: %j", (contactEndpoint) => {
    const [item, ...others] = openItems({ ...filled, contactEndpoint });
    expect(item?.where).toBe("CONTACT_ENDPOINT");
    expect(others).toEqual([]);
  });

  test.each(["", "9999-12-31", "yes"])("legal pages reviewed on %j", (legalReviewedOn) => {
    const [item, ...others] = openItems({ ...filled, legalReviewedOn });
    expect(item?.where).toBe("legalReviewedOn in legal.ts");
    expect(others).toEqual([]);
  });
});

describe("ready for launch", () => {
  test.each<[keyof Brand, string]>([
    ["legalName", "Ada"],
    ["legalMailbox", ""],
    ["meaning", "After a bridge."],
    ["siteOrigin", "https://example.ada.com"],
    ["helloMailbox", "example@ada.com"],
  ])("%s: %j", (key, value) => expect(itemsWith({ [key]: value })).toEqual([]));

  test.each(["https://forms.ada.com/messages", "/example"])("contact endpoint: %s", (endpoint) => {
    expect(openItems({ ...filled, contactEndpoint: endpoint })).toEqual([]);
  });
});

describe("an inbox of the site's own", () => {
  test.each([
    ["SMTP_URL", { ...inbox, smtpUrl: "" }, brand],
    ["INBOX_KEEP_DAYS", { ...inbox, keepDays: "" }, brand],
    ["INBOX_TO, or HELLO_MAILBOX", inbox, { ...brand, helloMailbox: "" }],
    ["INBOX_TO, or HELLO_MAILBOX", { ...inbox, to: "a@mail.example" }, brand],
    ["INBOX_TO, or HELLO_MAILBOX", { ...inbox, to: "a@ada.com, b@mail.example" }, brand],
    ["INBOX_FROM", { ...inbox, from: "" }, brand],
    ["INBOX_FROM", { ...inbox, from: "form@mail.example" }, brand],
  ])("needs %s", (where, inbox, brand) => {
    expect(openItems({ ...filled, brand, inbox }).map((item) => item.where)).toEqual([where]);
    const elsewhere = { ...filled, brand, inbox, contactEndpoint: "https://forms.ada.com" };
    expect(openItems(elsewhere)).toEqual([]);
  });
});

test("an inbox that needs no mail needs no mailboxes", () => {
  const noMail = { smtpUrl: "", keepDays: "", to: "", from: "", otherwise: true };
  const open = openItems({ ...filled, brand: { ...brand, helloMailbox: "" }, inbox: noMail });
  expect(open.map((item) => item.where)).toEqual(["INBOX_KEEP_DAYS"]);
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
