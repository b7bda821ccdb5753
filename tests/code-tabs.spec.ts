import type { Page } from "@playwright/test";
import { plainRequest, requestSamples } from "../app/content/request-samples.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, hydrated, open, test } from "./site.ts";

const labels = ["HTTP", ...requestSamples.map(({ label }) => label)];
const codeOf = (label: string) =>
  requestSamples.find((each) => each.label === label)?.code ?? plainRequest;

const tablist = (page: Page) => page.getByRole("tablist", { name: "Language" });
const tab = (page: Page, name: string) => tablist(page).getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");
const status = (page: Page) => page.locator("[aria-live]").filter({ hasText: /Copied|selected/ });

async function expectShown(page: Page, label: string): Promise<void> {
  await expect(tablist(page).getByRole("tab", { selected: true })).toHaveText(label);
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveAccessibleName(label);
}

test("nothing around moves, whichever tab is chosen, and one is a tab stop", async ({ page }) => {
  await page.goto("/");
  const height = () => page.locator("main").evaluate((main) => main.scrollHeight);
  const before = await height();
  await hydrated(page);
  await expect(tablist(page).getByRole("tab")).toHaveText(labels);
  await expectShown(page, "HTTP");
  for (const label of labels) {
    await tab(page, label).click();
    await expectShown(page, label);
    expect(await height(), label).toBe(before);
  }
  for (const [key, label] of [
    ["ArrowRight", "HTTP"],
    ["ArrowLeft", labels.at(-1)],
    ["Home", "HTTP"],
    ["End", labels.at(-1)],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, label ?? "");
    await expect(tab(page, label ?? "")).toBeFocused();
  }
  await expect(tablist(page).locator("[tabindex='0']")).toHaveCount(1);
});

test("find in page finds what another tab shows, and opens it", async ({ page }) => {
  await open(page, "/api-documentation");
  for (const { label, code } of requestSamples) {
    const [line = ""] = code.split("\n");
    const view = page.locator("[hidden='until-found']").filter({ hasText: line }).first();
    // As find in page tells the view that it has found something there.
    await view.dispatchEvent("beforematch", { bubbles: true });
    await expectShown(page, label);
  }
});

test("the chosen language is remembered, and in view on a phone", async ({ page }) => {
  await open(page, "/api-documentation");
  await tab(page, "Go").click();
  await expectShown(page, "Go");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await expectShown(page, "Go");
  await tablist(page).scrollIntoViewIfNeeded();
  await expect(tab(page, "Go")).toBeInViewport({ ratio: 0.99 });

  await test.step("it is ignored if no sample has it", async () => {
    await page.evaluate(() => localStorage.setItem("language", "cobol"));
    await open(page, "/api-documentation");
    await expectShown(page, "HTTP");
  });
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("copies the shown sample, and says so until another is shown", async ({ page }) => {
    await open(page, "/api-documentation");
    for (const label of labels.slice(0, 2)) {
      await tab(page, label).click();
      await expectShown(page, label);
      await expect(status(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      await expect(status(page)).toHaveText(`Copied the ${label} request`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codeOf(label));
    }
    await expectAccessible(page, { within: "section:has([role=tablist])" });
  });
});
