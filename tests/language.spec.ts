import { languages } from "../app/content/languages.ts";
import { legalPaths } from "../app/content/paths.ts";
import { resolveSettings } from "../site-build/settings.ts";
import { expect, open, test } from "./site.ts";

/* Runs where LANGUAGES names more than the original. */

const built = resolveSettings(process.env).languages;
const [original] = languages;
const other = built.find(({ code }) => code !== original.code);

test.skip(!other, "This build has one language.");
const { name, prefix } = other ?? original;
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

test("a translated clause leads to the one that binds", async ({ page }) => {
  await open(page, `${prefix}${legalPaths[0]}#your-rights`);
  await page.getByRole("main").locator("[hreflang]").click();
  await expect(page).toHaveURL(`${legalPaths[0]}#your-rights`);
});
