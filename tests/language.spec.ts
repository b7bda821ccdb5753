import { languages } from "../app/content/languages.ts";
import { legalPaths } from "../app/content/paths.ts";
import { resolveSettings } from "../site-build/settings.ts";
import { SHIFT_MAX, watchShifts } from "./observations.ts";
import { expect, open, test } from "./site.ts";

/* Runs where LANGUAGES names more than the original. */

const built = resolveSettings(process.env).languages;
const [original] = languages;
const other = built.find(({ code }) => code !== original.code);

test.skip(!other, "This build has one language.");
const { code, name, prefix, offer, close } = other ?? original;
/** The header has no room for the links to several languages. */
const first = built.length > 2 ? "contentinfo" : "banner";

test("brings the anchor and the address along, from each of its places", async ({ page }) => {
  const kept = "?a=1#questions";
  await open(page, "/pricing");
  await page.evaluate((kept) => history.replaceState(history.state, "", kept), kept);
  await page.getByRole(first).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/pricing${kept}`);
  await page.getByRole("contentinfo").getByRole("link", { name: original.name }).click();
  await expect(page).toHaveURL(`/pricing${kept}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/pricing${kept}`);
});

test.describe("a browser that prefers the other language", () => {
  test.use({ contextOptions: { locale: code } });

  test("is offered it once, and nothing moves", async ({ page }) => {
    const line = page.getByRole("complementary", { name });
    await open(page, `${prefix}/pricing`);
    await expect(page.getByRole("complementary", { name: original.name })).toHaveCount(0);

    // No offer was made until here.
    await watchShifts(page);
    await open(page, "/pricing");
    await expect(page).toHaveURL("/pricing");
    await expect(line).toHaveAttribute("lang", code);
    await expect(line.getByRole("link", { name: offer })).toHaveAttribute(
      "href",
      `${prefix}/pricing`,
    );
    // A late font moves the edge of a word.
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(SHIFT_MAX);
    await line.getByRole("button", { name: close }).focus();
    await page.keyboard.press("Enter");
    await expect(line).toHaveCount(0);
    await page.goto("/merchants");
    await open(page, "/about");
    await expect(line).toHaveCount(0);
  });
});

test("a browser that prefers the original is offered it", async ({ page }) => {
  await page.addInitScript(
    (languages) => {
      Object.defineProperty(navigator, "language", { get: () => languages[0] });
      Object.defineProperty(navigator, "languages", { get: () => languages });
    },
    [original.code],
  );
  await open(page, prefix + legalPaths[0]);
  const line = page.getByRole("complementary", { name: original.name });
  await expect(line.getByRole("link")).toHaveAttribute("href", legalPaths[0]);
});

test("a translated clause leads to the one that binds", async ({ page }) => {
  await open(page, `${prefix}${legalPaths[0]}#your-rights`);
  await page.getByRole("main").locator("[hreflang]").click();
  await expect(page).toHaveURL(`${legalPaths[0]}#your-rights`);
});
