import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { fieldNames, hiddenField } from "../app/content/message.ts";
import { startSmtp } from "../inbox/testing/smtp.ts";
import { freePort } from "./free-port.ts";
import { startReceiver } from "./inbox-server.ts";
import { expect, fill, open, poll, test } from "./site.ts";
import { withEndpoint } from "./with-endpoint.ts";

/* The whole way of a message: the built site, its own inbox, a file and a mail server. */

/** By the names of the fields, which are those of the columns too. */
const valid = {
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  company: "Shop & Sons",
  subject: 'Settling "in" KES',
  message: "We collect in Lagos\nand want to settle in Nairobi.",
} as const;

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let folder: string;
let site: string;

test.beforeEach(async ({ page: _ }, info) => {
  smtp = await startSmtp();
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const built = resolve(import.meta.dirname, "..", withEndpoint.OUT_DIR);
  const port = await freePort();
  site = `http://localhost:${port}`;
  receiver = await startReceiver(built, port, {
    INBOX_DB: join(folder, "messages.sqlite"),
    SMTP_URL: smtp.url,
    INBOX_TO: "hello@mailbox.example",
    SITE_ORIGIN: info.config.metadata.withEndpoint,
  });
});

test.afterEach(async ({ page }) => {
  // It may still be loading files that the ended receiver would refuse.
  await page.goto("/robots.txt");
  await receiver.end("SIGTERM");
  await smtp.close();
  rmSync(folder, { recursive: true });
});

const submit = (page: Page) => page.locator("form button[type=submit]");

/** One row with this message, and one mail of it, which names the language of the page if it is another. */
async function expectDelivered(language = ""): Promise<void> {
  await poll(() => smtp.mails.length).toBe(1);
  const database = new DatabaseSync(join(folder, "messages.sqlite"), { readOnly: true });
  const rows = database
    .prepare("SELECT name, email, company, subject, message FROM messages")
    .all();
  database.close();
  expect(rows.map((row) => ({ ...row }))).toEqual([valid]);
  expect(smtp.mails[0]?.source).toContain(`<${valid.email}>`);
  if (language) expect(smtp.mails[0]?.source).toContain(`\nLanguage: ${language}\r\n`);
}

test("a message sent by a double click is stored and mailed once, its address without the name and the marks that were copied with it", async ({
  page,
}) => {
  await open(page, `${site}/contact`);
  await fill(page, { ...valid, email: `Ada <\u202a${valid.email}\u202c>\u200b;` });
  await submit(page).dblclick();
  await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
  await expectDelivered();
});

test("who leaves while it is sent finds the text again, and it is stored once when it is sent again", async ({
  page,
}) => {
  let stored = 0;
  await page.route(`${site}/api/contact`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    stored++;
  });
  await open(page, `${site}/contact`);
  await fill(page, valid);
  await submit(page).click();
  await poll(() => stored).toBe(1);
  // A pending request would get its answer.
  await page.goto(`${site}/robots.txt`);
  await page.unrouteAll();
  await open(page, `${site}/contact?subject=Other`);
  await expect(page.getByText("Your message may not have been sent")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(valid.message);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
  await expectDelivered();
});

test("people do not meet the hidden field; what fills it in reaches the inbox, and the form says that it was sent", async ({
  page,
}) => {
  await open(page, `${site}/contact`);
  const hidden = page.locator(`form [name=${hiddenField}]`);
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(fieldNames.length);
  await fill(page, valid);
  await page.getByRole("textbox", { name: "Message" }).focus();
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();

  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = "https://bot.example";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("bot");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await submit(page).click();
  expect((await posted).postDataJSON()).toMatchObject({ [hiddenField]: "https://bot.example" });
  await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
});

test.describe("on another origin than the site", () => {
  // A separate build would differ in the endpoint and in `connect-src` alone.
  test.use({ bypassCSP: true });

  test("it takes the site's messages", async ({ page }, info) => {
    await page.addInitScript((elsewhere) => {
      const { fetch } = window;
      // A page asks for a token only where the inbox is its own site's.
      window.fetch = (address, init) =>
        fetch(init?.method === "POST" ? new URL(String(address), elsewhere) : address, init);
    }, site);
    await open(page, `${info.config.metadata.withEndpoint}/contact`);
    await fill(page, valid);
    await submit(page).click();
    await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
    await expectDelivered();
  });
});

test.describe("without JavaScript", { tag: "@firefox" }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test("what is wrong is said where it is, what was typed stays, and corrected it is stored and mailed once", async ({
    page,
  }) => {
    await page.goto(`${site}/contact`);
    await fill(page, { ...valid, email: "a@b", subject: "" });
    await submit(page).click();
    const summary = page.locator("form div", { has: page.locator("> h3") });
    await expect(summary.getByRole("heading", { name: "There is a problem" })).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Invalid email address",
      "Subject is required",
    ]);
    await expect(page.locator("[aria-invalid]")).toHaveCount(2);
    await expect(page.locator(`[name=${hiddenField}]`)).toHaveValue("");
    await expect(page.locator("form").getByRole("textbox")).toHaveCount(fieldNames.length);
    await page.keyboard.press("Tab");
    await expect(summary.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "Company" })).toBeFocused();
    const email = page.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription("Invalid email address");
    await expect(email).toHaveValue("a@b");
    await expect(email).toHaveCSS("border-top-style", "solid");
    for (const label of ["name", "company", "message"] as const) {
      await expect(page.getByRole("textbox", { name: label })).toHaveValue(valid[label]);
    }
    await fill(page, { email: valid.email, subject: valid.subject });
    await submit(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Message Sent!/);
    await expect(page).toHaveURL(`${site}/message-sent`);
    await expectDelivered();
  });
});

test.describe("in French", () => {
  const inFrench = {
    Nom: valid.name,
    "E-mail": valid.email,
    Entreprise: valid.company,
    Objet: valid.subject,
    Message: valid.message,
  } as const;

  test("with scripts, the form and the mail say so", async ({ page }) => {
    await open(page, `${site}/fr/contact`);
    await submit(page).click();
    await expect(page.locator("form :has(> h3)").getByRole("link")).toHaveText([
      "Le nom est obligatoire",
      "Indiquez une adresse e-mail valide",
      "L’objet est obligatoire",
      "Le message doit compter au moins 10 caractères",
    ]);
    await fill(page, inFrench);
    await submit(page).click();
    await expect(page.getByText("Message envoyé\u202f!", { exact: true })).toBeVisible();
    await expectDelivered("French");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

    test("the inbox answers with French pages, and the mail says so", async ({ page }) => {
      await page.goto(`${site}/fr/contact`);
      await fill(page, { ...inFrench, Message: "Bonjour", Objet: "" });
      await submit(page).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await expect(page.locator("form :has(> h3)").getByRole("link")).toHaveText([
        "L’objet est obligatoire",
        "Le message doit compter au moins 10 caractères",
      ]);
      await fill(page, inFrench);
      await submit(page).click();
      await expect(page).toHaveURL(`${site}/fr/message-sent`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Message envoyé\s!/);
      await expectDelivered("French");
    });
  });
});
