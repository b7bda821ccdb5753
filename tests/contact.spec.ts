import type { Page, Request } from "@playwright/test";
import { type Draft, fieldNames, hiddenField } from "../app/content/message.ts";
import { expectAccessible } from "./accessible.ts";
import { boxOf } from "./boxes.ts";
import { holdBack } from "./hold-back.ts";
import {
  expect,
  fill,
  hydrated,
  open,
  openStopped,
  openUnhydrated,
  passUntil,
  poll,
  test,
} from "./site.ts";

/* Errors, sending and drafts: journeys/contact.journey.ts. A message's way to the inbox:
   contact-inbox.spec.ts. */

/** By the names of the fields, which are those of the message too. */
const valid = {
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  subject: "Settling in KES",
  message: "We collect in Lagos and want to settle in Nairobi.",
} as const;

/** How long "Sending..." is visible. */
const SEEN_MS = 400;

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
/** The extra fields for our own inbox. */
const signs = { [hiddenField]: "" };

const submit = (page: Page) => page.locator("form button[type=submit]");
const sent = (page: Page) => page.getByText("Message Sent!", { exact: true });
const receipt = (page: Page) => page.locator("main div", { has: page.locator("> h2 > time") });
const failed = (page: Page) =>
  page.getByText("Something went wrong. Please try again.", { exact: true });

/** With a held clock: lets time pass until the message is sent, and hardly longer. */
async function expectSentInTime(page: Page): Promise<void> {
  await page.clock.runFor(SEEN_MS);
  await passUntil(page, 5, () => expect(sent(page)).toBeVisible({ timeout: 50 }));
}

/** The inbox gives these answers in turn. Returns the requests, as they come. */
async function answerInTurn(page: Page, ...answers: readonly ("a token" | "nothing" | number)[]) {
  const requests: Request[] = [];
  await page.route("**/api/contact", async (route, request) => {
    const answer = answers[requests.push(request) - 1];
    if (typeof answer === "number") await route.fulfill({ status: answer });
    else if (answer === "a token") await route.fulfill({ json: { token: answer } });
  });
  return requests;
}

test("without an endpoint, a message is logged, and leaves the page nowhere", async ({ page }) => {
  await open(page, "/contact");
  const logged = page.waitForEvent("console", (each) => each.text().includes(valid.email));
  await field(page, "Name").focus();
  const typed: Partial<Draft> = { ...valid, message: "just right" };
  for (const name of fieldNames) {
    await page.keyboard.type(typed[name] ?? "");
    await page.keyboard.press("Tab");
  }
  await expect(submit(page)).toBeFocused();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.keyboard.press("Enter");
  await expect(sent(page)).toBeVisible();
  await expect(receipt(page).getByRole("heading")).toBeFocused();
  await logged;
  expect(requests).toEqual([]);
});

test("after a success the empty form stands below the receipt, also for who left while it was sending", async ({
  page,
}) => {
  await open(page, "/contact");
  await fill(page, { ...valid, email: `“mailto:${valid.email}”.` });
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  const heading = receipt(page).getByRole("heading");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await boxOf(heading)).bottom).toBeLessThan((await boxOf(sent(page))).top);
  await expect(receipt(page).getByText(valid.email, { exact: true })).toBeVisible();
  for (const label of Object.keys(valid)) await expect(field(page, label)).toHaveValue("");
  const form = await boxOf(page.locator("main form"));
  expect((await boxOf(receipt(page))).bottom).toBeLessThanOrEqual(form.top);

  const other = { ...valid, subject: "Another" };
  await fill(page, other);
  await submit(page).click();
  await page.goto("/robots.txt");
  await open(page, "/contact?subject=Fees");
  await expect(receipt(page)).toContainText(other.subject);
  await expect(field(page, "Subject")).toHaveValue("Fees");
  await expect(field(page, "Message")).toHaveValue("");
  await page.getByRole("button", { name: /^Keep this question/ }).click();
  await expect(page.getByRole("heading", { name: "Your question" })).toBeFocused();
});

test("what software fills in without an event after a refusal is sent", async ({ page }) => {
  // As over plain http.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await open(page, "/contact");
  await submit(page).click();
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, { within: "form" });
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (field) field.value = value;
    }
  }, valid);
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});

test.describe("the notice", () => {
  async function send(page: Page): Promise<void> {
    await fill(page, valid);
    await submit(page).click();
    await page.mouse.move(1, 1);
    await expectSentInTime(page);
  }

  const expectGone = (page: Page) =>
    passUntil(page, 1000, () => expect(sent(page)).toHaveCount(0, { timeout: 50 }));

  test.beforeEach(async ({ page }) => {
    await openStopped(page, "/contact");
    await send(page);
  });

  test("of a success goes by itself, unless it is pointed at or focused", async ({ page }) => {
    await expect(page.locator("main [aria-live]:not(:empty)")).toHaveText(
      /^Message Sent! Thank you/,
    );
    await page.clock.runFor(7_900);
    await expect(sent(page)).toBeVisible();
    await expectGone(page);

    await test.step("it stays while the pointer is on it", async () => {
      await send(page);
      await sent(page).hover();
      await page.clock.runFor(60_000);
      await expect(sent(page)).toBeVisible();
      await page.mouse.move(1, 1);
      await expectGone(page);
    });

    await test.step("it stays while it has the focus, and returns it when dismissed", async () => {
      await send(page);
      const dismiss = page.getByRole("button", { name: "Dismiss" });
      await dismiss.focus();
      await page.clock.runFor(60_000);
      await expect(sent(page)).toBeVisible();
      await dismiss.press("Enter");
      await expect(sent(page)).toHaveCount(0);
      await expect(receipt(page).getByRole("heading")).toBeFocused();
    });
  });

  test("neither covers the focus nor is covered", async ({ page }) => {
    const fault = () =>
      sent(page).evaluate(async (title) => {
        await new Promise((painted) => new IntersectionObserver(painted).observe(title));
        const focused = document.activeElement;
        const notice = title.parentElement?.parentElement;
        if (!focused || !notice) return "nothing to compare";
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!notice.contains(over)) return `notice under ${over?.textContent}`;
        // A part taller than the room above shows its start.
        const isHidden = focused.getBoundingClientRect().top > top - 24;
        return isHidden && !notice.contains(focused) ? focused.outerHTML : "";
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await field(page, "Name").focus();
    const last = page.locator("footer [type=radio]:focus");
    for (let stop = 0; stop < 60 && (await last.count()) === 0; stop++) {
      await page.keyboard.press("Tab");
      await poll(fault).toBe("");
    }
    await expect(last).toBeFocused();
  });
});

test.describe("with an endpoint", () => {
  test.use({ expectedErrors: [/Failed to load resource|422/] });

  test("while sending, the button does nothing; what failed is sent again", async ({ page }, {
    config,
  }) => {
    const requests = await answerInTurn(page, "a token", "nothing", 400, 202);
    await openStopped(page, `${config.metadata.withEndpoint}/contact`);
    const message = { ...valid, phone: "+254" };
    await fill(page, message);
    await submit(page).focus();
    await page.keyboard.press("Enter");
    await expect(submit(page)).toHaveText("Sending...");
    await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
    await expect(submit(page)).toBeFocused();
    for (let again = 0; again < 5; again++) await page.keyboard.press("Enter");
    await submit(page).dblclick({ force: true });
    await field(page, "Name").press("Enter");

    await test.step("an attempt that hangs is followed by one more, whose refusal is shown", async () => {
      await passUntil(page, 2000, () => expect(failed(page)).toBeVisible({ timeout: 50 }));
      await expect(submit(page)).toHaveText("Send message");
      for (const [label, value] of Object.entries(message)) {
        await expect(field(page, label)).toHaveValue(value);
      }
      await page.clock.runFor(60_000);
      await expect(failed(page)).toBeVisible();
    });

    await test.step("when the notice has gone, the form offers another try and the way by e-mail", async () => {
      await page.getByRole("button", { name: "Dismiss" }).click();
      await field(page, "Message").fill(`${message.message} Edited.`);
      const mail = page.locator("form a[href^='mailto:']");
      await expect(mail).toHaveAttribute("href", new RegExp(encodeURIComponent("Edited.")));
      await expect(mail).toHaveAttribute("href", new RegExp(encodeURIComponent(message.subject)));
      await field(page, "Message").fill(message.message);
    });

    await page.getByRole("button", { name: "Retry" }).click();
    await expectSentInTime(page);
    expect(requests.map((each) => each.method())).toEqual(["GET", "POST", "POST", "POST"]);
    const bodies = requests.slice(1).map((each) => each.postDataJSON());
    expect(bodies).toEqual(Array(3).fill({ ...message, ...signs, token: "a token" }));
    const keys = new Set(requests.slice(1).map((each) => each.headers()["idempotency-key"]));
    expect([...keys]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
    expect((await page.consoleMessages()).filter((each) => each.type() === "log")).toEqual([]);
  });

  test("the pages that answer a form without scripts are accessible", async ({ page }, {
    config,
  }) => {
    await page.goto(`${config.metadata.withEndpoint}/message-sent`);
    await expectAccessible(page);
    await page.goto(`${config.metadata.withEndpoint}/contact`);
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL("**/api/contact");
    await expect(page.locator("[aria-invalid]")).toHaveCount(4);
    await expectAccessible(page);
  });

  test("an inbox that does not answer with a token delays nothing; a refusal and a success are accessible", async ({
    page,
  }, { config }) => {
    const requests = await answerInTurn(page, "nothing", 400, 202);
    await open(page, `${config.metadata.withEndpoint}/contact`);
    expect(requests).toEqual([]);
    await fill(page, valid);
    for (const notice of [failed(page), sent(page)]) {
      await submit(page).click();
      await expect(notice).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).focus();
      await expectAccessible(page, { within: "form" });
    }
    expect(requests.map((each) => each.method())).toEqual(["GET", "POST", "POST"]);
    expect(requests[1]?.postDataJSON()).toEqual({ ...valid, ...signs });
  });
});

test("a message that is sent before React is sent once", async ({ page }, { config }) => {
  const release = await holdBack(page);
  let posts = 0;
  await page.route("**/*", (route, request) => {
    if (request.method() !== "POST") return route.fallback();
    posts++;
    // Leaves the visitor on the page.
    return route.fulfill({ status: 204 });
  });
  await openUnhydrated(page, `${config.metadata.withEndpoint}/contact`);
  await fill(page, valid);
  await submit(page).click({ noWaitAfter: true });
  await poll(() => posts).toBe(1);
  release();
  await hydrated(page);
  // A locator would wait for the answer.
  const button = () => document.querySelector("form [type=submit]")?.textContent;
  expect(await page.evaluate(button)).toBe("Send message");
  expect(posts).toBe(1);
});
