import type { Locator, Page } from "@playwright/test";
import { brand } from "../app/content/brand.ts";
import { countries } from "../app/content/countries.ts";
import { leftOf } from "../app/content/fees.ts";
import { methods } from "../app/content/methods.ts";
import { requestSamples } from "../app/content/request-samples.ts";
import { samplePayment } from "../app/content/sample.ts";
import { scenarios } from "../app/content/sandbox.ts";
import { settlement, settlementDays } from "../app/content/settlement.ts";
import { allEvents } from "../app/content/webhooks.ts";
import { rangeInWords } from "../app/pages/pricing/estimate.ts";
import { resolveSettings } from "../site-build/settings.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const visible = (elements: Locator) => elements.filter({ visible: true });
const hidden = (elements: Locator) => elements.filter({ visible: false });

/** Runs in the page: the links that a press in their middle does not meet. */
const covered = (links: readonly Element[]) =>
  links
    .filter((link) => {
      link.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map(({ textContent }) => textContent);

/** The replacement on each page whose tool needs scripts. */
const instead: Readonly<Record<string, readonly string[]>> = {
  "/": [samplePayment.path],
  "/api-documentation": requestSamples.flatMap(({ label, code }) => [
    label,
    code.replace(/\s+/g, " ").trim(),
  ]),
  "/contact": [brand.helloMailbox],
  "/country-coverage": countries.map(({ name }) => name),
  "/pricing": [
    ...methods.map((method) => rangeInWords(leftOf(1_000_000n, method), "GHS")),
    ...Object.values(settlement).map(settlementDays),
  ],
  "/sandbox": scenarios.flatMap(({ name, text, events }) => [name, text, ...events]),
  "/webhooks": allEvents,
};

test("every navigation link appears on hover and works", async ({ page }) => {
  await page.goto("/");
  await expect(bar(page).locator("> ul > li")).not.toHaveCount(0);
  for (const entry of await bar(page).locator("> ul > li").all()) {
    await page.mouse.move(640, 780);
    await expect(visible(bar(page).locator("ul ul a"))).toHaveCount(0);
    await entry.hover({ position: { x: 10, y: 30 } });
    await expect(hidden(entry.locator("a"))).toHaveCount(0);
    const href = await entry.locator("a").last().getAttribute("href");
    await entry.locator("a").last().click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  }
});

test("every part and slide is shown, and no control that does nothing", async ({ page }) => {
  await page.goto("/");
  const parts = page.locator("main > *");
  await expect(hidden(page.locator("main > *, main h2, main h3, main p"))).toHaveCount(0);
  const opacities = await parts.evaluateAll((all) => all.map((e) => getComputedStyle(e).opacity));
  expect(new Set(opacities)).toEqual(new Set(["1"]));
  const heading = await page.getByRole("heading", { level: 1 }).ariaSnapshot();
  for (const word of ["Merchants", "PayFacs", "Acquirers", "IMTOs"]) {
    expect(heading).toContain(word);
  }
  await expect(page.getByRole("button"), "those of the menus").toHaveCount(4);
  await expect(visible(page.getByRole("radio"))).toHaveCount(0);

  const slides = page.locator("[aria-roledescription=slide]");
  await expect(slides).toHaveCount(3);
  await slides.first().hover();
  for (const slide of await slides.all()) {
    await expect(slide).toBeInViewport({ ratio: 0.99 });
    await page.mouse.wheel(1000, 0);
  }
});

test("where there is no form to fill in, nothing is said of what was typed", async ({ page }) => {
  await page.goto("/contact");
  await expect(visible(page.locator("form"))).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("typed");
});

test("instead of a tool, what it would tell is shown", async ({ page }) => {
  const main = page.getByRole("main");
  const controls = main.locator(
    "button, input, select, [role=radiogroup], label:not(li *), [role=tab]",
  );
  for (const [path, texts] of Object.entries(instead)) {
    await page.goto(path);
    await expect(visible(controls), path).toHaveCount(0);
    const seen = (await main.innerText()).replace(/\s+/g, " ");
    expect(
      texts.filter((text) => !seen.includes(text)),
      path,
    ).toEqual([]);
  }
});

test("on a phone the Menu button opens the drawer, whose links work", async ({ page }) => {
  const opener = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("button")).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const offered = visible(page.getByRole("banner").getByRole("link"));
  const without = resolveSettings(process.env).languages.length === 2 ? 2 : 1;
  await expect(offered, "nothing that comes with a script").toHaveCount(without);

  await opener.click();
  for (const summary of await drawer.locator("summary").all()) {
    await summary.click();
    expect(await drawer.locator("details[open] a").evaluateAll(covered)).toEqual([]);
  }
  expect(await drawer.locator("a:not(details a)").evaluateAll(covered)).toEqual([]);
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");

  await test.step("what a link to a part of the page leads to is free of the drawer", async () => {
    await opener.click();
    await drawer.locator("summary", { hasText: "Resources" }).click();
    await drawer.getByRole("link", { name: "Case Studies" }).click();
    await expect(page).toHaveURL("/pricing#cases");
    await expect(page.locator("#cases")).toBeInViewport({ ratio: 1 });
    expect(await page.locator("#cases").evaluateAll(covered)).toEqual([]);
  });
});
