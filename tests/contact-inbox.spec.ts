import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { startSmtp } from "../inbox/testing/smtp.ts";
import { freePort } from "./free-port.ts";
import { startReceiver } from "./inbox/receiver.ts";
import { withEndpoint } from "./playwright.config.ts";
import { expect, open, test } from "./site.ts";

test.use({ ownContext: true });

/* The whole way of a message: the built site, its own inbox, a file and a mail server. */

const valid = {
  Name: "Adaeze Mensah",
  Email: "adaeze@shop.example",
  Company: "Shop & Sons",
  Subject: 'Settling "in" KES',
  Message: "We collect in Lagos\nand want to settle in Nairobi.",
} as const;

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let folder: string;
let site: string;

test.beforeEach(async ({ page: _ }, info) => {
  smtp = await startSmtp();
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const port = await freePort();
  site = `http://localhost:${port}`;
  receiver = await startReceiver(resolve(import.meta.dirname, "..", withEndpoint.OUT_DIR), port, {
    INBOX_DB: join(folder, "messages.sqlite"),
    SMTP_URL: smtp.url,
    INBOX_TO: "hello@mailbox.example",
    SITE_ORIGIN: info.config.metadata.withEndpoint,
  });
});

test.afterEach(async ({ page }) => {
  // It may still be loading what the ended receiver would refuse.
  await page.close();
  await receiver.end("SIGTERM");
  await smtp.close();
  rmSync(folder, { recursive: true });
});

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
}

const submit = (page: Page) => page.locator("form button[type=submit]");

/** One row with this message, and one mail of it. */
async function expectDelivered(): Promise<void> {
  await expect.poll(() => smtp.mails.length).toBe(1);
  const database = new DatabaseSync(join(folder, "messages.sqlite"), { readOnly: true });
  const rows = database
    .prepare("SELECT name, email, company, subject, message FROM messages")
    .all();
  database.close();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    {
      name: valid.Name,
      email: valid.Email,
      company: valid.Company,
      subject: valid.Subject,
      message: valid.Message,
    },
  ]);
  expect(smtp.mails[0]?.source).toContain(`<${valid.Email}>`);
  expect(smtp.mails).toHaveLength(1);
}

test.describe("with scripts", () => {
  test.use({ expectedErrors: [/422/] });
  test("a message is stored and mailed once, and the receiver's rules are the form's", async ({
    page,
  }) => {
    await open(page, `${site}/contact`);
    const answer = await page.evaluate(async (endpoint) => {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "key" },
        body: JSON.stringify({ name: " ", email: "a@b", subject: "", message: "short" }),
      });
      return [response.status, await response.json()];
    }, withEndpoint.CONTACT_ENDPOINT);
    expect(answer).toEqual([
      422,
      {
        errors: {
          name: "Name is required",
          email: "Invalid email address",
          subject: "Subject is required",
          message: "Message must be at least 10 characters",
        },
      },
    ]);

    await fill(page, valid);
    await submit(page).dblclick();
    await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
    await expectDelivered();
  });
});

test.describe("on another origin than the site", () => {
  // A build of its own would differ in the endpoint and in `connect-src` alone.
  test.use({ bypassCSP: true, expectedErrors: [/CORS|Cross-Origin|422|ERR_FAILED/] });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((elsewhere) => {
      const { fetch } = window;
      window.fetch = (address, init) => fetch(new URL(String(address), elsewhere), init);
    }, site);
  });

  test("it takes messages from the site and from nowhere else", async ({ page }, info) => {
    await open(page, `${info.config.metadata.withEndpoint}/contact`);
    await fill(page, valid);
    await submit(page).click();
    await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
    await expectDelivered();
    expect(await page.evaluate(postNothing, withEndpoint.CONTACT_ENDPOINT)).toBe(422);

    // And from nowhere else: this is the same host on another port.
    await page.goto("/contact");
    expect(await page.evaluate(postNothing, withEndpoint.CONTACT_ENDPOINT)).toBe("refused");
  });
});

/** In the page: the status of the answer to a message without words, if the page may read it. */
function postNothing(endpoint: string): Promise<number | "refused"> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": "key" };
  return fetch(endpoint, { method: "POST", headers, body: "{}" }).then(
    ({ status }) => status,
    () => "refused",
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test("what is wrong is said where it is, what was typed stays, and corrected it is stored and mailed once", async ({
    page,
  }) => {
    await page.goto(`${site}/contact`);
    await fill(page, { ...valid, Email: "a@b", Subject: "" });
    await submit(page).click();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Invalid email address",
      "Subject is required",
    ]);
    await expect(page.locator("[aria-invalid]")).toHaveCount(2);
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
    for (const label of ["Name", "Company", "Message"] as const) {
      await expect(page.getByRole("textbox", { name: label })).toHaveValue(valid[label]);
    }
    await fill(page, { Email: valid.Email, Subject: valid.Subject });
    await submit(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Message Sent!/);
    await expect(page).toHaveURL(`${site}/message-sent`);
    await expectDelivered();
  });
});
