import type { Page } from "@playwright/test";
import { currencies } from "../app/content/currencies.ts";
import { isoNumbers } from "../app/content/iso-4217.ts";
import { expectBelowHeader } from "./boxes.ts";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, poll, stopClock, test } from "./site.ts";

const all = Object.entries(isoNumbers);
/** Those of the site, which come first on the wall. */
const named = all.flatMap(([code]) => (code in currencies ? [code] : []));
const field = (page: Page) => page.getByRole("textbox", { name: "Currency" });
const wall = (page: Page) => page.getByRole("listbox", { name: "Currency" });
const chosen = (page: Page) => wall(page).getByRole("option", { selected: true });
const drawn = (page: Page) => page.locator("p:has(+ [aria-live])").filter({ hasText: /\d{3}/ });

const strip = (page: Page) =>
  page
    .locator("main section", { has: field(page) })
    .locator("div[aria-hidden=true]", { has: page.locator("> div i") });

/** The widths of the three yarns in digits, of 2.7% of the strip each, in the order of the digits over them. */
const yarns = (page: Page) =>
  page
    .locator("main section", { has: field(page) })
    .locator("div[aria-hidden=true] span svg")
    .evaluateAll((all) =>
      all.map((yarn) => {
        const strip = yarn.parentElement?.getBoundingClientRect().width ?? 0;
        return Math.round((yarn.getBoundingClientRect().width / strip / 0.027) * 10) / 10;
      }),
    );
const expectYarns = (page: Page, number: string) =>
  poll(() => yarns(page)).toEqual([...number].map(Number));

test("a code or three digits redraw the strip, and choose its place on the wall", async ({
  page,
}) => {
  const release = await holdBack(page);
  // Otherwise the page counts the scripts as lost after a while, and hides the field.
  await stopClock(page);
  await openUnhydrated(page, "/fx-engine");
  await expectYarns(page, currencies.NGN);
  await field(page).fill("zar");
  release();
  await page.clock.resume();
  await hydrated(page);
  await expect(chosen(page), "what is typed before the scripts arrive").toHaveText(/^ZAR/);
  await expect(field(page)).toHaveValue(/zar/i);

  await field(page).fill("jpy");
  await expect(drawn(page)).toHaveText(/^JPY, 392, /);
  await expect(chosen(page)).toHaveText("JPY");
  await expectYarns(page, "392");
  await field(page).fill("008");
  await expect(chosen(page)).toHaveText("ALL");
  await expectYarns(page, "008");
  await field(page).fill("123");
  await expect(drawn(page)).toHaveText("123");
  await expect(chosen(page)).toHaveCount(0);

  await test.step("a strip on the wall is chosen with a press", async () => {
    await wall(page).getByRole("option", { name: "EUR" }).click();
    await expect(drawn(page)).toHaveText("EUR, 978, Euro");
    await expectYarns(page, "978");
  });

  await test.step("what means none or several is an error, and the last strip stays", async () => {
    await field(page).fill("xyz");
    await page.clock.fastForward(1500);
    await expect(field(page)).toHaveAccessibleDescription(/such as NGN, 566 or naira/);
    await expectYarns(page, "978");
    await field(page).fill("shilling");
    await field(page).press("Enter");
    await expect(field(page)).toHaveAccessibleDescription(/KES.*TZS.*UGX/);
    await expectYarns(page, "978");
    await field(page).fill("ke");
    await expect(field(page)).not.toHaveAttribute("aria-invalid");
    await field(page).press("Enter");
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await field(page).fill("kes");
    await expect(field(page)).not.toHaveAttribute("aria-invalid");
    await expectYarns(page, currencies.KES);
  });

  await test.step("the wall is one tab stop, and arrow keys walk it", async () => {
    await field(page).fill("naira");
    await expect(chosen(page)).toHaveText(/^NGN/);
    await expect(wall(page).getByRole("option")).toHaveCount(all.length);
    await field(page).focus();
    await page.keyboard.press("Tab");
    await expect(wall(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const next = named[named.indexOf("NGN") + 1] ?? "";
    await expect(chosen(page)).toHaveText(new RegExp(`^${next} `));
    await expect(field(page)).toHaveValue(next);
    await page.keyboard.press("Home");
    await expect(chosen(page)).toHaveText(new RegExp(`^${named[0]} `));
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).not.toHaveText(new RegExp(`^${named[0]} `));
    await page.keyboard.press("ArrowUp");
    await expect(chosen(page)).toHaveText(new RegExp(`^${named[0]} `));
    await page.keyboard.press("End");
    await expect(chosen(page)).toHaveText("ZWG");
    await expect(chosen(page)).toBeInViewport();
    await expect(wall(page)).toHaveAttribute(
      "aria-activedescendant",
      (await chosen(page).getAttribute("id")) ?? "",
    );
    await page.keyboard.press("Tab");
    await expect(wall(page)).not.toBeFocused();
    await expect(wall(page).locator(":focus")).toHaveCount(0);
  });
});

test("above a phone's keyboard the field is typed over, and strip and error are in sight", {
  tag: "@firefox-soak",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, "/fx-engine");
  await field(page).focus();
  for (const [typed, error] of [["naira"], ["xyz", /such as/], ["dollar", /USD, AUD/]] as const) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue(typed);
    if (error) await expect(field(page)).toHaveAccessibleDescription(error);
    await expectBelowHeader(page, field(page));
    await expect(drawn(page)).toBeInViewport({ ratio: 1 });
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    // Where it is typed over, the next text replaces it.
    await field(page).blur();
    await field(page).click();
  }
});
