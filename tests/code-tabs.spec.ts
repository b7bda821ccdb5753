import type { Page } from "@playwright/test";
import { plainRequest, requestSamples } from "../app/content/request-samples.ts";
import { samplePayment } from "../app/content/sample.ts";
import { expect, open, test } from "./site.ts";

const labels = ["HTTP", ...requestSamples.map(({ label }) => label)];
const codeOf = (label: string) =>
  requestSamples.find((each) => each.label === label)?.code ?? plainRequest;

const tablist = (page: Page) => page.getByRole("tablist", { name: "Language" });
const tab = (page: Page, name: string) => tablist(page).getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");
const copy = (page: Page) => page.getByRole("button", { name: "Copy", exact: true });
const status = (page: Page) => page.getByRole("status").filter({ hasText: /Copied|selected/ });

/** On the home page the tabs load at the first interaction. */
async function openTabs(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path === "/") await page.mouse.wheel(0, 100);
  await expect(tablist(page)).toBeAttached();
}

async function expectShown(page: Page, label: string): Promise<void> {
  await expect(tablist(page).getByRole("tab", { selected: true })).toHaveText(label);
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveAccessibleName(label);
  await expect(panel(page).locator("code")).toHaveText(codeOf(label), { useInnerText: true });
}

for (const path of ["/", "/api-documentation"]) {
  test(`${path}: each tab shows its sample, by pointer and keyboard, and nothing around moves`, async ({
    page,
  }) => {
    await open(page, path);
    const height = () => page.locator("main").evaluate((main) => main.scrollHeight);
    const before = await height();
    await page.mouse.wheel(0, 100);
    await expect(tablist(page).getByRole("tab")).toHaveText(labels);
    await expectShown(page, "HTTP");
    for (const label of labels) {
      await tab(page, label).click();
      await expectShown(page, label);
      expect(await height(), label).toBe(before);
    }

    await test.step("the keyboard follows the APG, and one tab is a tab stop", async () => {
      await tab(page, "HTTP").click();
      for (const [key, label] of [
        ["ArrowLeft", "Go"],
        ["ArrowRight", "HTTP"],
        ["ArrowRight", "curl"],
        ["End", "Go"],
        ["Home", "HTTP"],
        ["ArrowRight", "curl"],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, label)).toBeFocused();
        await expectShown(page, label);
      }
      await expect(tablist(page).locator("[tabindex='0']")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(panel(page).getByRole("region")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(copy(page)).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(tab(page, "curl")).toBeFocused();
    });
  });
}

test("the home page fetches the samples at the first interaction, and the request stays where it is", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("code-tabs")) fetched.push(request.url());
  });
  const request = page.getByText("POST", { exact: true }).filter({ visible: true });
  for (const [index, width] of [390, 768, 1024, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    if (index === 0) await page.waitForLoadState("networkidle");
    expect(fetched).toHaveLength(index);
    const before = await request.boundingBox();
    await page.keyboard.press("Shift");
    await expect(tablist(page)).toBeAttached();
    expect(await request.boundingBox(), `${width} px wide`).toEqual(before);
    expect(fetched).toHaveLength(index + 1);
  }
});

test.describe("where the samples cannot be fetched", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test("the home page keeps the plain request", async ({ page }) => {
    await page.route("**/assets/code-tabs-*.js", (route) => route.abort());
    await open(page, "/");
    const failed = page.waitForEvent("requestfailed");
    await page.mouse.wheel(0, 100);
    await failed;
    await expect(page.getByRole("region", { name: "Illustrative request" })).toHaveCount(1);
  });
});

test.describe("the chosen language", () => {
  test("is remembered after a reload and on the other page", async ({ page }) => {
    const store = (language: string) =>
      page.evaluate((language) => localStorage.setItem("language", language), language);
    await openTabs(page, "/api-documentation");
    await tab(page, "Ruby").click();
    await page.reload();
    await expectShown(page, "Ruby");
    await openTabs(page, "/");
    await expectShown(page, "Ruby");

    await test.step("it is ignored if no sample has it", async () => {
      await store("cobol");
      await openTabs(page, "/api-documentation");
      await expectShown(page, "HTTP");
    });

    await test.step("it is on screen on a phone, which has no room for all tabs", async () => {
      await store("go");
      await page.mouse.move(1, 1);
      await page.setViewportSize({ width: 390, height: 844 });
      await openTabs(page, "/");
      await expectShown(page, "Go");
      await tablist(page).scrollIntoViewIfNeeded();
      await expect(tab(page, "Go")).toBeInViewport({ ratio: 0.99 });
    });
  });

  test("survives navigation where storage is denied", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openTabs(page, "/");
    await tab(page, "Java").click();
    await expectShown(page, "Java");
    await page.locator("main").getByRole("link", { name: "in curl and six languages" }).click();
    await expect(page).toHaveURL("/api-documentation");
    await expectShown(page, "Java");
  });
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("copies the shown sample, and says so until another is shown", async ({ page }) => {
    await openTabs(page, "/api-documentation");
    for (const label of labels) {
      await tab(page, label).click();
      await expect(status(page)).toHaveCount(0);
      await copy(page).click();
      await expect(status(page)).toHaveText(`Copied the ${label} request`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codeOf(label));
    }
    await test.step("on a phone, the message stays inside the tabs", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const message = await status(page).boundingBox();
      const tabs = await page.getByRole("tablist").locator("..").boundingBox();
      const end = (box: typeof tabs) => (box ? box.y + box.height : Number.NaN);
      expect(end(message)).toBeLessThanOrEqual(end(tabs) + 1);
    });
  });
});

test("where the clipboard is denied the sample is selected, and a message says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("denied")) },
    });
  });
  await openTabs(page, "/api-documentation");
  await tab(page, "Go").click();
  await copy(page).click();
  await expect(status(page)).toContainText("selected");
  expect(await page.evaluate(() => String(getSelection()))).toBe(codeOf("Go"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page shows one request and links to the others, each under its heading", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Illustrative request" })).toBeVisible();
    await page.locator("main").getByRole("link", { name: "in curl and six languages" }).click();
    await expect(page).toHaveURL("/api-documentation");
    for (const label of labels) {
      await expect(page.getByRole("heading", { name: label, exact: true })).toBeVisible();
    }
    const samples = page.getByRole("region", { name: "Illustrative request" });
    await expect(samples).toHaveCount(labels.length);
    for (const sample of await samples.all()) {
      await expect(sample).toBeVisible();
      await expect(sample).toContainText(samplePayment.path);
      expect(await sample.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    }
    await expect(copy(page)).toHaveCount(0);
  });
});
