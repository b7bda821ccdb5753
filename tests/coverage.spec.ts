import type { Page } from "@playwright/test";
import { countries } from "../app/content/countries.ts";
import { expectAccessible } from "./accessible.ts";
import { boxesOf, boxOf, expectBelowHeader } from "./boxes.ts";
import { holdBack } from "./hold-back.ts";
import { atEachWidth, expect, open, poll, test } from "./site.ts";
import { times } from "./soak.ts";

const PATH = "/country-coverage";

const map = (page: Page) => page.getByRole("figure", { name: "Map of Africa" });
const shape = (page: Page, name: string) => map(page).locator(`[data-name="${name}"]`);
const tip = (page: Page) => page.getByRole("tooltip");
const field = (page: Page) => page.getByRole("searchbox", { name: "Find a country" });
const link = (page: Page, name: string) =>
  page.getByRole("table").getByRole("link", { name, exact: true });
const rows = (page: Page) => page.getByRole("table").getByRole("rowheader");

/** Moves in from off the map: coming from another country, the pointer might rest on the tooltip. */
async function hover(page: Page, name: string): Promise<void> {
  await away(page);
  await shape(page, name).hover();
}

async function expectShown(page: Page, name: string): Promise<void> {
  await expect(tip(page)).toHaveText(name);
  await expect(shape(page, name)).toHaveCSS("filter", "brightness(0.76)");
  await expect(map(page).locator("[data-on]")).toHaveCount(1);
}

async function expectNothingShown(page: Page): Promise<void> {
  await expect(tip(page)).toHaveCount(0);
  await expect(map(page).locator("[data-on]")).toHaveCount(0);
}

const away = (page: Page) => page.mouse.move(2, 2);

/** Some of a list, from all parts of the map. */
const isAsked = (_: unknown, index: number) => index % times(5, 1) === 0;

test("all countries are on the page, and on a phone Africa's", async ({ page }) => {
  await open(page, PATH);
  await atEachWidth(page, [390, 704, 768, 900, 1024, 1100, 1280, 1440, 1920], async (width) => {
    const { bottom } = await boxOf(page.getByRole("banner"));
    // Within the text's column: the lane is in the margin.
    const { right } = await boxOf(map(page).locator("xpath=.."));
    const whole = (await boxesOf(map(page).locator("[data-name]"))).map(
      (each) => each.width > 0 && each.left >= 0 && each.top >= bottom && each.right <= right,
    );
    expect(whole.filter((isWhole) => !isWhole)).toHaveLength(width === 390 ? 15 : 0);
    const word = await boxOf(page.locator("h1 [data-lane]"));
    const coast = await boxOf(shape(page, "Western Sahara"));
    if (width > 390) expect(coast.left - word.right, "clear of the headline").toBeGreaterThan(24);
  });
});

test("under a pointer a country shows its name, which follows it, and can be reached", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, PATH);
  for (const name of ["Nigeria", "Ghana", "Madagascar"]) {
    await hover(page, name);
    await expectShown(page, name);
    await away(page);
    await expectNothingShown(page);
    await expect(shape(page, name)).toHaveCSS("filter", "none");
  }

  await test.step("it stays with the map when the page scrolls", async () => {
    await hover(page, "Nigeria");
    await expectShown(page, "Nigeria");
    const apart = async () => (await boxOf(tip(page))).top - (await boxOf(map(page))).top;
    const before = await apart();
    await page.evaluate(() => scrollBy({ top: 20, behavior: "instant" }));
    await poll(apart).toBeCloseTo(before, 0);
  });

  await test.step("it follows a pointer that moves over it", async () => {
    await hover(page, "Algeria");
    await expectShown(page, "Algeria");
    const country = await boxOf(shape(page, "Algeria"));
    for (let moved = 4; moved <= 80; moved += 4) {
      const x = country.left + country.width / 2 - 20 + moved;
      const y = country.top + country.height / 2 + moved / 2;
      await page.mouse.move(x, y);
      const behind = async () => {
        const { left, top } = await boxOf(tip(page));
        return Math.hypot(x - left, y - top);
      };
      // As far as the pointer may be from its anchor, and the name from there.
      await poll(behind).toBeLessThanOrEqual(28 + 21);
    }
  });

  await test.step("it stays under the pointer that has reached it", async () => {
    await hover(page, "Eswatini");
    await expectShown(page, "Eswatini");
    const { left, top, width, height } = await boxOf(tip(page));
    // A hand moves at once, however long the browser takes.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.mouse.move(left + width / 2, top + height / 2, { steps: 12 });
    await page.clock.runFor(2000);
    await expectShown(page, "Eswatini");
    await away(page);
    await page.clock.resume();
    await expectNothingShown(page);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const card = (page: Page) => page.locator("section", { has: map(page) }).locator("[data-card]");
  const lit = (page: Page) =>
    map(page)
      .locator("[data-on]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-name")));

  test("a tap says on the screen what is known of the country", async ({ page }) => {
    const expectCard = async (name: string, facts: RegExp) => {
      await expect(card(page)).toContainText(name);
      await expect(card(page)).toContainText(facts);
      expect(await lit(page)).toEqual([name]);
      await expect(tip(page)).toHaveCount(0);
      await expect(card(page)).toBeInViewport({ ratio: 1 });
    };
    await open(page, PATH);
    // Lower than the map is high.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 360 });
    for (const [name, facts] of [
      ["Ghana", /GHS, Ghanaian cedi/],
      ["Benin", /Served/],
      ["Kenya", /KES, Kenyan shilling/],
      ["Algeria", /Ask us/],
    ] as const) {
      await shape(page, name).tap();
      await expectCard(name, facts);
    }

    await test.step("a country on no list is named too, with a highlighted one beside it", async () => {
      await page.setViewportSize({ width: 1280, height });
      await shape(page, "Guinea-Bissau").tap();
      await expectCard("Guinea-Bissau", /Not on our lists/);
    });

    await test.step("a finger beside a small country means it, up to 22 px away, and a tap elsewhere takes it away", async () => {
      await page.setViewportSize({ width, height });
      await shape(page, "Eswatini").evaluate((path) =>
        path.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      const country = await boxOf(shape(page, "Eswatini"));
      const x = country.left + country.width / 2;
      await page.touchscreen.tap(x, country.bottom + 19);
      await expectCard("Eswatini", /Served/);
      const { left, top } = await boxOf(card(page));
      await page.touchscreen.tap(left + 4, top + 4);
      await expectCard("Eswatini", /Served/);
      await page.touchscreen.tap(x, country.bottom + 30);
      await expect(card(page)).not.toContainText("Eswatini");
    });
  });
});

test("the map has its room before its drawing is fetched", async ({ page }) => {
  await open(page, "/about");
  const release = await holdBack(page, "**/assets/*.svg");
  await page.getByRole("contentinfo").getByRole("link", { name: "Country Coverage" }).click();
  await expect(map(page)).toBeVisible();
  const rooms = async () => {
    const heights: number[] = [];
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      heights.push(Math.round((await boxOf(map(page))).height));
    }
    return heights;
  };
  const before = await rooms();
  release();
  await expect(shape(page, "Ghana")).toBeVisible();
  expect(await rooms()).toEqual(before);
});

test("beside the map is a list: the focus on a country shows it where the map is on the screen", async ({
  page,
}) => {
  await open(page, PATH);
  const listed = page.locator("section", { has: map(page) }).locator('a[href^="#map-"]');
  await expect(listed).toHaveCount(countries.filter(({ highlighted }) => highlighted).length);
  await atEachWidth(page, [1280, 768, 390], async () => {
    for (const one of (await listed.all()).filter(isAsked)) {
      await one.focus();
      const name = await one.innerText();
      await expectShown(page, name);
      await expect(shape(page, name)).toBeInViewport({ ratio: 0.99 });
    }
  });
});

test("a link shows its name while it has the focus, and scrolls to its country, whichever comes under the pointer", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, PATH);
  await link(page, "Uganda").focus();
  await expect(tip(page)).toHaveText("Uganda");
  await field(page).focus();
  await expectNothingShown(page);
  for (const { name } of countries.filter(isAsked)) {
    await link(page, name).click();
    await expect(page).toHaveURL(/#map-[A-Z]{2}$/);
    await expect(shape(page, name)).toBeInViewport({ ratio: 0.99 });
    const { bottom } = await boxOf(page.getByRole("banner"));
    expect((await boxOf(shape(page, name))).top).toBeGreaterThanOrEqual(bottom);
    await expectShown(page, name);
  }
  await page.keyboard.press("Escape");
  await expectNothingShown(page);
});

test("the search keeps what was typed before scripts ran, and counts what it finds", async ({
  page,
}) => {
  const count = page.locator("main [aria-live]").filter({ hasText: /countr/ });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const input = document.querySelector("input[type=search]");
      if (input instanceof HTMLInputElement) input.value = "kenya";
    });
  });
  await open(page, PATH);
  await expect(rows(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("kenya");
  await expect(count).toHaveText(`1 of ${countries.length} countries. Kenya`);

  await test.step("what finds nothing says so, and passes the term to the form", async () => {
    await field(page).fill("Atlantis & <co>");
    await expect(count).toHaveText("No country matches “Atlantis & <co>”.");
    await expect(page.getByRole("table")).toHaveCount(0);
    await expectAccessible(page, { within: "main" });
    await page.getByRole("main").getByRole("link", { name: /^Ask/ }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(/Atlantis & <co>$/);
  });
});

test("above a phone's keyboard the search says what it finds, and Enter shows it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, PATH);
  const said = page.locator("p:has(+ [aria-live]) > span:not(.ask)");
  const ask = field(page)
    .locator("xpath=ancestor::section[1]")
    .getByRole("link", { name: "Ask us", exact: true });
  await field(page).focus();
  for (const [typed, answer, found] of [
    ["france", /^France is on neither list\./],
    ["atlantis", /^No country matches/],
    ["xof", /^No listed collection currency is XOF\./],
    ["ghana", /^1 of /, "Ghana"],
  ] as const) {
    await field(page).selectText();
    await page.keyboard.type(typed);
    await expect(said).toHaveText(answer);
    await expect(said).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, field(page));
    await expect(found ? link(page, found) : ask).toBeInViewport({ ratio: 1 });
  }
  await field(page).selectText();
  await page.keyboard.type("a");
  await page.keyboard.press("Enter");
  await expect(field(page)).not.toBeFocused();
  await expectBelowHeader(page, rows(page).first());
});

test("any country and any currency is answered, on a list or not", async ({ page }) => {
  const section = page.locator("section", { has: field(page) });
  const said = section.locator("[aria-live]");
  const answer = section.getByRole("article");
  await open(page, PATH);
  for (const [typed, name, ...facts] of [
    ["kenya", "Kenya", /Not among the twelve/, /Listed, in KES/],
    ["togo", "Togo", /Served: in our coverage/, /Not on our list of seven/],
    ["somaliland", "Somaliland", /Not among the twelve/],
    ["france", "France", /Not on the map/],
  ] as const) {
    await field(page).fill(typed);
    await expect(answer.getByRole("heading", { name })).toBeVisible();
    for (const fact of facts) await expect(answer).toContainText(fact);
    await expect(answer.getByRole("link", { name: `Ask us about ${name}` })).toBeVisible();
  }
  await expect(said).toHaveText("France is on neither list.");
  await expect(section.getByRole("link", { name: /CSV/ })).toHaveCount(0);

  for (const [typed, answered] of [
    ["south", /^1 of \d+ countries\. On neither list: .*South Sudan.* South Africa$/],
    ["RWF", "No listed collection currency is RWF."],
    ["dollar", "No listed collection currency is dollar."],
  ] as const) {
    await field(page).fill(typed);
    await expect(said).toHaveText(answered);
  }

  await test.step("each has one address, which works in every language", async () => {
    await field(page).fill("rwanda");
    await expect(page).toHaveURL(/#country-RW$/);
    await page.goto("about:blank");
    for (const [path, name] of [
      [`${PATH}#country-RW`, "Rwanda"],
      [`/fr${PATH}#country-ZA`, "Afrique du Sud"],
    ] as const) {
      await open(page, path);
      await expect(page.locator("input[name=country]")).toHaveValue(name);
      await expect(page.getByRole("heading", { name, level: 3 })).toBeInViewport();
      await page.goto("about:blank");
    }
    await open(page, `${PATH}#country-RW`);
    await field(page).fill("");
    await expect(rows(page)).toHaveCount(countries.length);
    await expect(page).toHaveURL(PATH);
  });

  await test.step("it shows the map, and passes the country to the form", async () => {
    await field(page).fill("rwanda");
    await answer.getByRole("link", { name: "Rwanda", exact: true }).click();
    await expectShown(page, "Rwanda");
    await expectAccessible(page, { within: "main" });
    await answer.getByRole("link", { name: /^Ask/ }).click();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(/Rwanda$/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is shown and can be downloaded, and its links light up the map", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(rows(page)).toHaveCount(countries.length);
    await link(page, "Nigeria").click();
    await expect(shape(page, "Nigeria")).toBeInViewport({ ratio: 0.99 });
    await expect(shape(page, "Nigeria")).toHaveCSS("filter", "brightness(0.76)");
    const download = page.waitForEvent("download");
    await page.getByRole("main").getByRole("link", { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toBe("coverage.csv");
  });
});
