import { holdBack } from "./hold-back.ts";
import { expect, open, poll, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

/*
 * Pages on which nothing moves or answers bring no code of their own: React keeps them as they were served
 * (site-build/bundle/behaviour.ts decides which).
 */
const ownCode = /(?:terms-of-service|legal-document)-[\w-]+\.js/;

test("a page without behaviour is served without its code, and returns without it", async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const main = page.locator("main");
  const heading = page.getByRole("heading", { level: 1 });
  const current = main.getByRole("navigation").locator("[aria-current]");

  await open(page, "/terms-of-service");
  await expect(current).toHaveCount(1);
  const title = await page.title();
  const [words, sections] = [await main.innerText(), await main.locator("section").count()];

  // In place: scrolled down to the link, a browser may show no section.
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await about.evaluate((link: HTMLElement) => link.click());
  await expect(heading).not.toHaveText("Terms of Service");
  await expect(main.locator("section").first()).toBeVisible();
  const there = await main.innerText();
  await context.setOffline(true);

  for (const _ of ["once", "again"]) {
    await page.goBack();
    await expect(heading).toHaveText("Terms of Service");
    await expect(page).toHaveTitle(title);
    await expect(current).toHaveCount(1);
    await expect(main.locator("section")).toHaveCount(sections);
    await poll(() => main.innerText()).toBe(words);
    await page.goForward();
    await expect(heading).not.toHaveText("Terms of Service");
    await poll(() => main.innerText()).toBe(there);
  }
  expect(fetched.filter((url) => ownCode.test(url))).toEqual([]);
});

test("it keeps what the visitor opened while another page is loading", async ({ page }) => {
  await open(page, "/merchants");
  const question = page.locator("main details").last();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  const release = await holdBack(page, /\/assets\/pricing-/);
  // Otherwise the next page is loaded in full after a while.
  await stopClock(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("status").last()).toHaveText("Loading...");
  await expect(question, "it is still the page below the overlay").toHaveAttribute("open");
  release();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("main details").last()).not.toHaveAttribute("open");
});
