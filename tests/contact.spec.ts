import type { Locator, Page } from "@playwright/test";
import type { Behaviour } from "../app/pages/contact/endpoint-behaviour.ts";
import { Receiver } from "./receiver.ts";
import { expect, hydrated, open, stopClock, test } from "./site.ts";

const valid = {
  Name: "Adaeze Mensah",
  Email: "adaeze@shop.example",
  Subject: "Settling in KES",
  Message: "We collect in Lagos and want to settle in Nairobi.",
} as const;
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

async function expectEmpty(page: Page): Promise<void> {
  for (const label of ["Name", "Email", "Company", "Phone", "Subject", "Message"]) {
    await expect(field(page, label)).toHaveValue("");
  }
}

test.describe("the rules", () => {
  const long = (length: number) => "a".repeat(length);
  const cases: readonly [label: Label, value: string, message: string][] = [
    ["Name", " ", "Name is required"],
    ["Name", long(101), "Name must be less than 100 characters"],
    ["Email", "a@b", "Invalid email address"],
    ["Email", `${long(250)}@shop.example`, "Email must be less than 255 characters"],
    ["Company", long(101), "Company name must be less than 100 characters"],
    ["Phone", long(21), "Phone number must be less than 20 characters"],
    ["Subject", "", "Subject is required"],
    ["Subject", long(201), "Subject must be less than 200 characters"],
    ["Message", long(9), "Message must be at least 10 characters"],
    ["Message", long(1001), "Message must be less than 1000 characters"],
    ["Message", long(10_000), "Message must be less than 1000 characters"],
  ];
  test("each says what is wrong at its field, and keeps what was typed", async ({ page }) => {
    await open(page, "/contact");
    const right = { ...valid, Company: "", Phone: "" };
    await fill(page, valid);
    for (const [label, value, message] of cases) {
      await field(page, label).fill(value);
      await submit(page).click();
      await expect(field(page, label), value).toHaveAccessibleDescription(message);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("[aria-invalid]")).toHaveCount(1);
      await expect(sent(page)).toHaveCount(0);
      await expectValues(page, { ...valid, [label]: value });
      await field(page, label).fill(right[label]);
    }
  });

  test("the longest values that are allowed pass", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, {
      Name: long(100),
      Email: `${long(242)}@shop.example`,
      Company: long(100),
      Phone: "1".repeat(20),
      Subject: long(200),
      Message: long(1000),
    });
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
  });

  test("the shortest message that is allowed passes", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, { ...valid, Message: long(10) });
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
  });
});

test.describe("what is wrong", () => {
  test("is summarised first, with a link to each field", async ({ page }) => {
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
  });

  test("disappears when the field changes, and nothing moves", async ({ page }) => {
    await open(page, "/contact");
    await submit(page).click();
    const name = field(page, "Name");
    await name.focus();
    const top = await topOf(name);
    await page.keyboard.press("a");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    expect(await topOf(name)).toBe(top);
  });

  test("stays while the field is unchanged", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, { ...valid, Name: "a".repeat(101) });
    await submit(page).click();
    await field(page, "Name").press("ArrowLeft");
    await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  });

  const topOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().top);
});

test.describe("without an endpoint", () => {
  test("a message is logged, nothing is sent, and the form is emptied", async ({ page }) => {
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
  });

  test("a double click sends it, and a third click shows no errors", async ({ page }) => {
    await open(page, "/contact");
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

  test("works with the keyboard alone", async ({ page }) => {
    await open(page, "/contact");
    await field(page, "Name").focus();
    for (const value of [valid.Name, valid.Email, "", "", valid.Subject, valid.Message]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(sent(page)).toBeVisible();
    await expect(submit(page)).toBeFocused();
  });
});

test.describe("the subject in the address", () => {
  test("fills the field, as plain text", async ({ page }) => {
    const subject = '<img src=x onerror="alert(1)"> 50% & more';
    await open(page, `/contact?subject=${encodeURIComponent(subject)}`);
    await expect(field(page, "Subject")).toHaveValue(subject);
  });

  test("is cut at 200 characters", async ({ page }) => {
    await open(page, `/contact?subject=${"x".repeat(300)}`);
    await expect(field(page, "Subject")).toHaveValue("x".repeat(200));
  });

  test("is passed by a link of the site", async ({ page }) => {
    await open(page, "/merchants");
    await page.locator("main").getByRole("link", { name: "Talk to Sales" }).first().click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(field(page, "Subject")).toHaveValue("Collecting payments as a merchant");
    // Sent from there, too: the notice must survive what React clears from the page before.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await fill(page, valid);
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
  });
});

test.describe("what was typed", () => {
  test("is kept over a reload, and over leaving and coming back", async ({ page }) => {
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

  test("is forgotten once it is sent", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, valid);
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });
});

test.describe("the notice", () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto("/contact");
    await page.clock.runFor(100);
    await hydrated(page);
    await fill(page, valid);
    await submit(page).click();
    await page.mouse.move(1, 1);
    await expect(sent(page)).toBeVisible();
  });

  test("of a success disappears by itself", async ({ page }) => {
    await page.clock.runFor(7_999);
    await expect(sent(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(sent(page)).toHaveCount(0);
  });

  test("stays while the pointer is on it", async ({ page }) => {
    await sent(page).hover();
    await page.clock.runFor(60_000);
    await expect(sent(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(8_000);
    await expect(sent(page)).toHaveCount(0);
  });

  test("stays while it has the focus, and returns the focus when dismissed", async ({ page }) => {
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await dismiss.focus();
    await page.clock.runFor(60_000);
    await expect(sent(page)).toBeVisible();
    await dismiss.press("Enter");
    await expect(sent(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
  });

  test("is seen where a container holds what is fixed in it, as in older browsers", async ({
    page,
  }) => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        if (getComputedStyle(element).containerType !== "normal") element.style.contain = "layout";
      }
    });
    await expect(sent(page)).toBeInViewport();
  });

  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    test(`neither covers the focus nor is covered, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await field(page, "Name").focus();
      const covered = () =>
        sent(page).evaluate((title) => {
          const focused = document.activeElement;
          const notice = title.parentElement?.parentElement;
          if (!focused || !notice) return "nothing to compare";
          const { left, right, top, bottom } = notice.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!notice.contains(over)) return `notice under ${over?.textContent}`;
          // What is taller than the room above shows its start.
          const hidden = focused.getBoundingClientRect().top > top - 24;
          return hidden && !notice.contains(focused)
            ? `focus under notice: ${focused.outerHTML}`
            : "";
        });
      const isLast = () =>
        page
          .getByRole("radio", { name: "System" })
          .evaluate((last) => last === document.activeElement);
      for (let stop = 0; stop < 60 && !(await isLast()); stop++) {
        await page.keyboard.press("Tab");
        await expect.poll(covered).toBe("");
      }
      expect(await isLast()).toBe(true);
    });
  }

  test("is announced once: it is in one live region", async ({ page }) => {
    const regions = "ancestor::*[@role='status' or @role='alert' or @aria-live]";
    await expect(sent(page).locator(`xpath=${regions}`)).toHaveCount(1);
  });
});

test.describe("with an endpoint", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  let receiver: Receiver;

  test.beforeEach(async ({ page }, info) => {
    receiver = await Receiver.on(page);
    await stopClock(page);
    await page.goto(`${info.config.metadata.withEndpoint}/contact`);
    await page.clock.runFor(100);
    await hydrated(page);
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

  test("posts the message once, as JSON with a key, and logs nothing", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
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
  });

  test("while sending, the button says so, keeps the focus and does nothing", async ({ page }) => {
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
  });

  test("a double click sends one message", async ({ page }) => {
    await fill(page, valid);
    await submit(page).dblclick();
    expect(await outcome(page)).toBe("sent");
    expect(receiver.requests).toBe(1);
  });

  test("two attempts hang although it was stored: the third delivers it, once", async ({
    page,
  }) => {
    receiver.behave("stores, then hangs", "stores, then hangs");
    await fill(page, valid);
    await submit(page).click();
    expect(await outcome(page)).toBe("sent");
    expect(receiver.requests).toBe(3);
    expect(receiver.stored.size).toBe(1);
  });

  const losses: Readonly<Record<string, { behaviour: Behaviour; attempts: number }>> = {
    "a refusal": { behaviour: { status: 400 }, attempts: 1 },
    "no connection at all": { behaviour: "resets", attempts: 3 },
  };
  for (const [name, { behaviour, attempts }] of Object.entries(losses)) {
    test(`${name} shows an error, keeps what was typed, and a retry delivers it`, async ({
      page,
    }) => {
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
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the mailbox is shown instead of the form", async ({ page }) => {
    await page.goto("/contact");
    await expect(submit(page)).toBeHidden();
    await expect(page.locator("main a[href^='mailto:hello']").first()).toBeVisible();
  });
});
