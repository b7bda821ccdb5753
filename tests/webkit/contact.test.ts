import type { WebKit } from "./driver.ts";
import { role } from "./find.ts";
import { expect, hydrated, open, poll, test } from "./site.ts";

const valid = {
  Name: "Adaeze Mensah",
  Email: "adaeze@shop.example",
  Subject: "Settling in KES",
  Message: "We collect in Lagos.",
} as const;

const field = (label: string) => role("textbox", new RegExp(`^${label}`), "form");
const send = role("button", "Send message");
const sent = role("status", /Message Sent!/, "main");

async function fill(page: WebKit): Promise<void> {
  for (const [label, value] of Object.entries(valid)) await page.fill(field(label), value);
}

const values = (page: WebKit) =>
  page.run(() => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined)));

const filled = {
  name: valid.Name,
  email: valid.Email,
  company: "",
  phone: "",
  subject: valid.Subject,
  message: valid.Message,
};
const empty = { name: "", email: "", company: "", phone: "", subject: "", message: "" };

/** The names of the fields marked as invalid. */
const wrong = (page: WebKit) =>
  page.run(() =>
    [...document.querySelectorAll("form [aria-invalid=true]")].map((field) =>
      field.getAttribute("name"),
    ),
  );

test("missing fields are listed in a summary first, with a link to each", async ({ page }) => {
  await open(page, "/contact");
  await page.click(send);
  await poll(page, () => document.activeElement?.role).toBe("alert");
  expect(await wrong(page)).toEqual(["name", "email", "subject", "message"]);
  const links = await page.run(() => document.activeElement?.querySelectorAll("a").length);
  expect(links).toBe(4);
  await page.click(role("link", /^Subject/, "form [role=alert]"));
  await poll(page, () => document.activeElement?.getAttribute("name")).toBe("subject");
  await page.type("Fees");
  await expect.poll(() => wrong(page)).toEqual(["name", "email", "message"]);
});

test("a valid message is sent, confirmed and cleared", async ({ page }) => {
  await open(page, "/contact");
  await fill(page);
  expect(await values(page)).toEqual(filled);
  await page.click(send);
  await poll(page, () => true, sent).toBe(true);
  expect(await values(page)).toEqual(empty);
  await page.reload();
  await hydrated(page);
  expect(await values(page)).toEqual(empty);
});

test("a double click sends one message and shows no error", async ({ page }) => {
  await open(page, "/contact");
  await fill(page);
  await page.click(send, 2);
  // An error would show in one of the next frames.
  await page.run(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  expect.soft(await wrong(page), "fields that are wrong").toEqual([]);
  await poll(page, () => true, sent).toBe(true);
});

test("typed text survives a reload, in this session only", async ({ page }) => {
  await open(page, "/contact");
  await fill(page);
  const stored = await page.run(() => [
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify({ ...localStorage }),
  ]);
  expect(stored[0]).toContain(valid.Message);
  expect(stored[1]).not.toContain(valid.Message);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => values(page)).toEqual(filled);
});
