import type { WebKit } from "./driver.ts";
import { role } from "./find.ts";
import { expect, hydrated, open, poll, site, test } from "./site.ts";

/** The rendered theme and the checked choice. */
const theme = (page: WebKit) =>
  page.run(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    const sum = channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);
    return [
      sum / 765 > 0.5 ? "light" : "dark",
      document.querySelector<HTMLInputElement>("footer input:checked")?.value,
    ];
  });

const expectTheme = (page: WebKit, painted: "light" | "dark", chosen = painted as string) =>
  expect.poll(() => theme(page)).toEqual([painted, chosen]);

const choose = (page: WebKit, name: string) => page.click(role("radio", name, "footer"));

test("follows the system until the visitor chooses a theme", async ({ page }) => {
  await open(page, "/");
  await expectTheme(page, "light", "system");
  await page.surround({ dark: true });
  await expectTheme(page, "dark", "system");
  await choose(page, "Light");
  await expectTheme(page, "light");
  await choose(page, "System");
  await expectTheme(page, "dark", "system");
});

test("a choice persists on the next page and after a reload, and can be undone", async ({
  page,
}) => {
  await open(page, "/");
  await choose(page, "Dark");
  await expectTheme(page, "dark");
  await page.click(role("link", "About", "footer"));
  await poll(page, () => location.pathname).toBe("/about");
  await expectTheme(page, "dark");
  await page.reload();
  // Applied before any script file loads, so the other theme is never painted.
  expect((await theme(page))[0]).toBe("dark");
  await hydrated(page);
  await expectTheme(page, "dark");
  await choose(page, "System");
  await expectTheme(page, "light", "system");
  await page.reload();
  await expectTheme(page, "light", "system");
});

test("a page restored from the back-forward cache shows a choice made since", async ({ page }) => {
  await open(page, "/about");
  await page.run(() => {
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "asItWasLeft", persisted));
  });
  await open(page, "/pricing");
  await choose(page, "Dark");
  await expectTheme(page, "dark");
  await page.back();
  await poll(page, () => [location.pathname, Reflect.get(window, "asItWasLeft")]).toEqual([
    "/about",
    true,
  ]);
  await expectTheme(page, "dark");
});

test("a page follows a choice made in another window", async ({ page }) => {
  await open(page, "/about");
  const first = await page.openWindow();
  try {
    await page.open(site("/pricing"));
    await hydrated(page);
    await choose(page, "Dark");
    await expectTheme(page, "dark");
    await page.switchTo(first);
    await expectTheme(page, "dark");
  } finally {
    await page.closeOthers(first);
  }
});
