import type { Page } from "@playwright/test";
import type { Behaviour } from "../app/pages/contact/endpoint-behaviour.ts";
import { Receiver } from "./receiver.ts";
import { atEachWidth, expect, hydrated, open, openStopped, stopClock, test } from "./site.ts";

const valid: Readonly<Record<"Name" | "Email" | "Subject" | "Message", string>> = {
  Name: "Adaeze Mensah",
  Email: "adaeze@shop.example",
  Subject: "Settling in KES",
  Message: "We collect in Lagos and want to settle in Nairobi.",
};
type Label = keyof typeof valid | "Company" | "Phone";

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const submit = (page: Page) => page.locator("form button[type=submit]");
const summary = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ has: page.getByRole("heading", { name: "There is a problem" }) });
const sent = (page: Page) => page.getByText("Message Sent!", { exact: true });
const failed = (page: Page) => page.getByText("Something went wrong. Please try again.");

async function fill(page: Page, values: Readonly<Partial<Record<Label, string>>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectValues(page: Page, values: Readonly<Partial<Record<Label, string>>>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label), label).toHaveValue(value);
  }
}

async function dismiss(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(sent(page)).toHaveCount(0);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const label of ["Name", "Email", "Company", "Phone", "Subject", "Message"]) {
    await expect(field(page, label)).toHaveValue("");
  }
}

test("what is wrong is summarised first, with a link to each field", async ({ page }) => {
  await open(page, "/contact");
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    "Name is required",
    "Invalid email address",
    "Subject is required",
    "Message must be at least 10 characters",
  ]);
  await summary(page).getByRole("link", { name: "Subject is required" }).click();
  await expect(field(page, "Subject")).toBeFocused();
  await expect(page).toHaveURL("/contact");

  await test.step("it disappears when the field changes, and nothing moves", async () => {
    const name = field(page, "Name");
    const topOf = () => name.evaluate((element) => element.getBoundingClientRect().top);
    await name.focus();
    const top = await topOf();
    await page.keyboard.press("a");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    expect(await topOf()).toBe(top);
  });
});

test("each rule says what is wrong at its field, and keeps what was typed", async ({ page }) => {
  const long = (length: number) => "a".repeat(length);
  const subject = `<img src=x onerror="alert(1)"> 50% & more ${long(300)}`;
  await open(page, `/contact?subject=${encodeURIComponent(subject)}`);
  await expect(field(page, "Subject"), "plain text, cut").toHaveValue(subject.slice(0, 200));

  const wrong = {
    Name: long(101),
    Email: "a@b",
    Company: long(101),
    Phone: long(21),
    Subject: long(201),
    Message: long(10_000),
  };
  await fill(page, wrong);
  await submit(page).click();
  for (const [label, message] of Object.entries({
    Name: "Name must be less than 100 characters",
    Email: "Invalid email address",
    Company: "Company name must be less than 100 characters",
    Phone: "Phone number must be less than 20 characters",
    Subject: "Subject must be less than 200 characters",
    Message: "Message must be less than 1000 characters",
  })) {
    await expect.soft(field(page, label)).toHaveAccessibleDescription(message);
    await expect.soft(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(sent(page)).toHaveCount(0);
  await expectValues(page, wrong);

  const longest = {
    Name: long(100),
    Email: `${long(242)}@shop.example`,
    Company: long(100),
    Phone: "1".repeat(20),
    Subject: long(200),
    Message: long(1000),
  };
  await fill(page, { ...longest, Name: wrong.Name });
  await submit(page).click();
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
  await field(page, "Name").press("ArrowLeft");
  await expect(field(page, "Name"), "unchanged").toHaveAttribute("aria-invalid", "true");
  await fill(page, { Name: longest.Name });
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
});

test("without an endpoint, a message is logged, nothing is sent, and the form is emptied", async ({
  page,
}) => {
  await open(page, "/contact");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await fill(page, { ...valid, Company: "Shop" });
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(
    page.getByText("Thank you for contacting us. We'll get back to you shortly."),
  ).toBeVisible();
  await expectEmpty(page);
  expect(requests).toEqual([]);
  expect(logged.join()).toContain(valid.Email);

  await test.step("what was sent is forgotten", async () => {
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });

  await test.step("it works with the keyboard alone", async () => {
    await field(page, "Name").focus();
    for (const value of [valid.Name, valid.Email, "", "", valid.Subject, "just right"]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(sent(page)).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await dismiss(page);
  });

  await test.step("a double click sends it, and a third click shows no errors", async () => {
    await fill(page, valid);
    await submit(page).dblclick();
    await expect(sent(page)).toBeVisible();
    await submit(page).click();
    await expect(summary(page)).toHaveCount(0);
    await expect(sent(page)).toBeVisible();
    await field(page, "Name").fill("A");
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
  });
});

test("a link of the site passes the subject, and a message is sent from there", async ({
  page,
}) => {
  await open(page, "/merchants");
  await page.locator("main").getByRole("link", { name: "Talk to Sales" }).first().click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
  await expect(field(page, "Subject")).toHaveValue("Collecting payments as a merchant");
  // The notice must survive what React clears from the page before.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await fill(page, valid);
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
});

test("what was typed is kept over a reload, and over leaving and coming back", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { ...valid, Phone: "+254" });
  await page.reload();
  await hydrated(page);
  await expectValues(page, { ...valid, Phone: "+254" });
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Africa" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expectValues(page, { ...valid, Phone: "+254" });
});

test.describe("the notice", () => {
  test.use({ ownContext: true });
  async function send(page: Page): Promise<void> {
    await fill(page, valid);
    await submit(page).click();
    await page.mouse.move(1, 1);
    await expect(sent(page)).toBeVisible();
  }

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await openStopped(page, "/contact");
    await send(page);
  });

  test("of a success disappears by itself, unless it is pointed at or focused", async ({
    page,
  }) => {
    const regions = "ancestor::*[@role='status' or @role='alert' or @aria-live]";
    await expect(sent(page).locator(`xpath=${regions}`), "announced once").toHaveCount(1);
    await page.clock.runFor(7_999);
    await expect(sent(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(sent(page)).toHaveCount(0);

    await test.step("it stays while the pointer is on it", async () => {
      await send(page);
      await sent(page).hover();
      await page.clock.runFor(60_000);
      await expect(sent(page)).toBeVisible();
      await page.mouse.move(1, 1);
      await page.clock.runFor(8_000);
      await expect(sent(page)).toHaveCount(0);
    });

    await test.step("it stays while it has the focus, and returns it when dismissed", async () => {
      await send(page);
      const dismiss = page.getByRole("button", { name: "Dismiss" });
      await dismiss.focus();
      await page.clock.runFor(60_000);
      await expect(sent(page)).toBeVisible();
      await dismiss.press("Enter");
      await expect(sent(page)).toHaveCount(0);
      await expect(submit(page)).toBeFocused();
    });

    await test.step("it is seen where a container holds what is fixed in it, as in older browsers", async () => {
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>("body *")) {
          if (getComputedStyle(element).containerType !== "normal") {
            element.style.contain = "layout";
          }
        }
      });
      await send(page);
      await expect(sent(page)).toBeInViewport();
    });
  });

  test("neither covers the focus nor is covered", async ({ page }) => {
    const last = await page.getByRole("radio", { name: "System" }).elementHandle();
    const look = () =>
      sent(page).evaluate(async (title, last) => {
        // Firefox scrolls to the caret of a text area in the next frame, even if the focus has moved on.
        await new Promise((painted) => new IntersectionObserver(painted).observe(title));
        const focused = document.activeElement;
        const notice = title.parentElement?.parentElement;
        if (!focused || !notice) return { fault: "nothing to compare", isLast: false };
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // What is taller than the room above shows its start.
        const hidden = focused.getBoundingClientRect().top > top - 24;
        const faults = [
          !notice.contains(over) && `notice under ${over?.textContent}`,
          hidden && !notice.contains(focused) && `focus under notice: ${focused.outerHTML}`,
        ];
        return { fault: faults.find(Boolean), isLast: focused === last };
      }, last);
    for (const [width, height] of [
      [390, 844],
      [320, 256],
    ] as const) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height });
        await field(page, "Name").focus();
        let isLast = false;
        for (let stop = 0; stop < 60 && !isLast; stop++) {
          await page.keyboard.press("Tab");
          await expect(async () => {
            const seen = await look();
            expect(seen.fault).toBeFalsy();
            isLast = seen.isLast;
          }).toPass();
        }
        expect(isLast).toBe(true);
      });
    }
  });
});

test.describe("with an endpoint", () => {
  test.use({ ownContext: true, expectedErrors: [/Failed to load resource/] });

  test.beforeEach(async ({ page }, info) => {
    await stopClock(page);
    await openStopped(page, `${info.config.metadata.withEndpoint}/contact`);
  });

  /** Advances the clock until the page shows the outcome: attempts and waits are bounded. */
  async function outcome(page: Page): Promise<"sent" | "failed"> {
    const either = sent(page).or(failed(page));
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(either).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [20], timeout: 20_000 });
    return (await sent(page).isVisible()) ? "sent" : "failed";
  }

  /** Sends a message that is lost, and then again. */
  async function expectRetry(page: Page, behaviour: Behaviour, attempts: number): Promise<void> {
    const receiver = await Receiver.on(page);
    receiver.behave(behaviour, behaviour, behaviour);
    await fill(page, { ...valid, Phone: "+254" });
    await submit(page).click();
    expect(await outcome(page)).toBe("failed");
    expect(receiver.requests).toBe(attempts);
    expect(receiver.stored.size).toBe(0);
    await expect(page.getByRole("alert").filter({ has: failed(page) })).toContainText("Error");
    await expectValues(page, { ...valid, Phone: "+254" });
    await page.clock.runFor(60_000);
    await expect(failed(page)).toBeVisible();
    receiver.behave();
    await submit(page).click();
    expect(await outcome(page)).toBe("sent");
    expect(receiver.stored.size).toBe(1);
  }

  test("a note that has no room beside its label goes below it", async ({ page }) => {
    await atEachWidth(page, [390, 320], async () => {
      const [label, note] = await page.locator("label[for=message]").evaluate((element) => {
        const words = document.createRange();
        words.setStart(element, 0);
        words.setEnd(element, 1);
        return [words, element.lastElementChild].map((part) => part?.getBoundingClientRect());
      });
      expect(note?.top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity);
    });
  });

  test("posts the message once, as JSON with a key, and logs nothing", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    let receiver = await Receiver.on(page);
    await fill(page, { ...valid, Company: "Shop" });
    await submit(page).click();
    expect(await outcome(page)).toBe("sent");
    expect([...receiver.stored.values()]).toEqual([
      {
        name: valid.Name,
        email: valid.Email,
        company: "Shop",
        subject: valid.Subject,
        message: valid.Message,
      },
    ]);
    expect([...receiver.stored.keys()][0]).toMatch(/^[\da-f-]{36}$/);
    expect(logged).toEqual([]);
    await expectEmpty(page);

    await test.step("a double click sends one message", async () => {
      await dismiss(page);
      receiver = await Receiver.on(page);
      await fill(page, valid);
      await submit(page).dblclick();
      expect(await outcome(page)).toBe("sent");
      expect(receiver.requests).toBe(1);
    });

    await test.step("two attempts hang although it was stored: the third delivers it, once", async () => {
      await dismiss(page);
      receiver = await Receiver.on(page);
      receiver.behave("stores, then hangs", "stores, then hangs");
      await fill(page, valid);
      await submit(page).click();
      expect(await outcome(page)).toBe("sent");
      expect(receiver.requests).toBe(3);
      expect(receiver.stored.size).toBe(1);
    });

    await test.step("a refusal shows an error, and a retry delivers it", async () => {
      await dismiss(page);
      await expectRetry(page, { status: 400 }, 1);
    });
  });

  test("while sending, the button says so, keeps the focus and does nothing", async ({ page }) => {
    const receiver = await Receiver.on(page);
    receiver.behave("hangs");
    await fill(page, valid);
    await submit(page).focus();
    await page.keyboard.press("Enter");
    await expect(submit(page)).toHaveText("Sending...");
    await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
    await expect(submit(page)).toBeFocused();
    for (let again = 0; again < 5; again++) await page.keyboard.press("Enter");
    await submit(page).dblclick({ force: true });
    await field(page, "Name").press("Enter");
    expect(receiver.requests).toBe(1);
    expect(await outcome(page)).toBe("sent");
    expect(receiver.stored.size).toBe(1);
    await expect(submit(page)).toHaveText("Send message");

    await test.step("no connection at all shows an error, and a retry delivers it", async () => {
      await dismiss(page);
      await expectRetry(page, "resets", 3);
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the mailbox is shown instead of the form", async ({ page }) => {
    await page.goto("/contact");
    await expect(submit(page)).toBeHidden();
    await expect(page.locator("main a[href^='mailto:hello']").first()).toBeVisible();
  });
});
