import type { Locator, Page } from "@playwright/test";
import { countries } from "../app/content/countries.ts";
import { expect, open, test } from "./site.ts";

const PATH = "/country-coverage";
const FOLLOW_PX = 28;
const GRACE_MS = 200;

const highlighted = countries.filter((country) => country.highlighted).map(({ name }) => name);

const map = (page: Page) => page.getByRole("figure", { name: "Map of Africa" });
const shape = (page: Page, name: string) => map(page).locator(`[data-name="${name}"]`);
const tip = (page: Page) => page.getByRole("tooltip");
const field = (page: Page) => page.getByRole("searchbox", { name: "Find a country" });
const link = (page: Page, name: string) =>
  page.getByRole("table").getByRole("link", { name, exact: true });
const rows = (page: Page) => page.getByRole("table").getByRole("rowheader");

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point inside a country's shape with room around it, or else the one with most, by a coarse search. */
async function inside(page: Page, name: string): Promise<Point> {
  const point = await shape(page, name).evaluate((path) => {
    if (!(path instanceof SVGGeometryElement)) return null;
    path.scrollIntoView({ block: "center", behavior: "instant" });
    const matrix = path.getScreenCTM()?.inverse();
    const { left, top, width, height } = path.getBoundingClientRect();
    const holds = (x: number, y: number) =>
      path.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
    const room = (x: number, y: number) => {
      const around = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i * Math.PI) / 4);
      let r = 0;
      while (r < 12 && around.every((a) => holds(x + r * Math.cos(a), y + r * Math.sin(a)))) r += 2;
      return r;
    };
    // From the middle outwards.
    const steps = [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11].map((step) => step / 12);
    let best = { x: 0, y: 0, room: 0 };
    for (const [i, j] of steps.flatMap((i) => steps.map((j) => [i, j] as const))) {
      const [x, y] = [left + width * i, top + height * j];
      // Not where something else gets the pointer, such as a scroll bar that overlays the page.
      if (document.elementFromPoint(x, y) !== path) continue;
      const around = room(x, y);
      if (around > best.room) best = { x, y, room: around };
      if (around >= 12) break;
    }
    return best.room > 0 ? best : null;
  });
  if (!point) throw new Error(`No point inside ${name}.`);
  return point;
}

/** Moves in from off the map: coming from another country, the pointer might rest on the tooltip. */
async function hover(page: Page, name: string): Promise<Point> {
  await away(page);
  const { x, y } = await inside(page, name);
  await page.mouse.move(x, y);
  return { x, y };
}

/** Expects the tooltip to stay where it is while the pointer comes to it and rests there. */
async function expectReachable(page: Page, name: string): Promise<void> {
  await page.clock.resume();
  await hover(page, name);
  await expectShown(page, name);
  const centre = await centreOfTip(page);
  // A hand moves at once, however long the browser takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.mouse.move(centre.x, centre.y, { steps: 12 });
  await page.clock.runFor(10 * GRACE_MS);
  await expectShown(page, name);
  expect(await centreOfTip(page)).toEqual(centre);
  await away(page);
  await expectNothingShown(page);
}

/** Expects the tooltips of the countries at the edges of the map to be inside the viewport. */
async function expectWholeTips(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  const edges = ["Central African Republic", "Madagascar", "Somalia", "Senegal", "South Africa"];
  for (const name of edges) {
    await hover(page, name);
    await expect(tip(page)).toHaveText(name);
    const { x, y, width, height } = await boxOf(tip(page));
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    // The tooltip itself is at these points: nothing clips or covers it.
    const corners = [
      [x + 1, y + 1],
      [x + width - 1, y + height - 1],
    ] as const;
    const roles = await page.evaluate(
      (points) => points.map(([x, y]) => document.elementFromPoint(x, y)?.role),
      corners,
    );
    expect(roles).toEqual(["tooltip", "tooltip"]);
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return box;
}

async function centreOfTip(page: Page): Promise<Point> {
  const { x, y, width, height } = await boxOf(tip(page));
  return { x: x + width / 2, y: y + height / 2 };
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

test.describe("with a mouse", () => {
  test.use({ ownContext: true });
  test("under a pointer, every highlighted country shows its name, and hides it again", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, PATH);
    for (const name of highlighted) {
      await hover(page, name);
      await expectShown(page, name);
      await away(page);
      await expectNothingShown(page);
      await expect(shape(page, name)).toHaveCSS("filter", "none");
    }

    await test.step("the tooltip can be reached, and stays under the pointer", () =>
      expectReachable(page, "Sierra Leone"));

    await test.step("it stays with the map when the page scrolls", async () => {
      await hover(page, "Nigeria");
      const [before, mapBefore] = [await boxOf(tip(page)), await boxOf(map(page))];
      await page.evaluate(() => scrollBy({ top: 20, behavior: "instant" }));
      const [after, mapAfter] = [await boxOf(tip(page)), await boxOf(map(page))];
      expect(after.y - before.y).toBeCloseTo(mapAfter.y - mapBefore.y, 0);
    });
  });

  test("so does every other country that is drawn, wherever the pointer goes", async ({ page }) => {
    await page.clock.install();
    await open(page, PATH);
    const names = await map(page)
      .locator("[data-name]:not([data-code])")
      .evaluateAll((shapes) => shapes.map((each) => each.getAttribute("data-name") ?? ""));
    let hovered = 0;
    for (const name of names) {
      // A country smaller than a pixel cannot be hit reliably.
      if (!(await hover(page, name).catch(() => null))) continue;
      await expect(tip(page)).toHaveText(name);
      hovered++;
    }
    expect(hovered).toBeGreaterThan(50);

    await test.step("the tooltip follows farther than 28 px, and stays for less", async () => {
      const { x, y } = await hover(page, "Algeria");
      await expectShown(page, "Algeria");
      const first = await boxOf(tip(page));
      await page.mouse.move(x + FOLLOW_PX, y);
      expect(await boxOf(tip(page))).toEqual(first);
      await page.mouse.move(x + FOLLOW_PX + 2, y);
      await expect
        .poll(async () => (await boxOf(tip(page))).x - first.x)
        .toBeCloseTo(FOLLOW_PX + 2, 0);
    });

    await test.step("Escape hides the name until the pointer leaves the country", async () => {
      const { x, y } = await hover(page, "Nigeria");
      await expectShown(page, "Nigeria");
      await page.keyboard.press("Escape");
      await expectNothingShown(page);
      await page.mouse.move(x + 2, y + 2);
      await expectNothingShown(page);
      await hover(page, "Nigeria");
      await expectShown(page, "Nigeria");
    });

    for (const viewport of [
      { width: 320, height: 480 },
      { width: 1280, height: 800 },
    ]) {
      await test.step(`no tooltip leaves a viewport of ${viewport.width} by ${viewport.height}`, () =>
        expectWholeTips(page, viewport));
    }

    for (const name of ["Nigeria", "Togo", "Eswatini"]) {
      await test.step(`the tooltip of ${name} can be reached`, () => expectReachable(page, name));
    }

    await test.step("moving to a country close by soon shows that one's name", async () => {
      const togo = await hover(page, "Togo");
      await expectShown(page, "Togo");
      const benin = await inside(page, "Benin");
      await page.mouse.move(benin.x, benin.y);
      expect(Math.hypot(benin.x - togo.x, benin.y - togo.y)).toBeLessThan(FOLLOW_PX);
      await page.clock.runFor(GRACE_MS);
      await expectShown(page, "Benin");
    });
  });
});

test("in a low and narrow viewport, no tooltip leaves it", async ({ page }) => {
  await open(page, PATH);
  await expectWholeTips(page, { width: 320, height: 256 });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap shows the name, a tap elsewhere hides it", async ({ page }) => {
    await open(page, PATH);
    for (const name of ["Nigeria", "Tanzania"]) {
      const { x, y } = await inside(page, name);
      await page.touchscreen.tap(x, y);
      await expectShown(page, name);
    }
    const centre = await centreOfTip(page);
    await page.touchscreen.tap(centre.x, centre.y);
    await expect(tip(page)).toHaveText("Tanzania");
    const heading = await boxOf(page.getByRole("heading", { level: 1 }));
    await page.touchscreen.tap(heading.x + 5, heading.y + heading.height / 2);
    await expectNothingShown(page);
  });
});

test("by keyboard, every listed country lights up while its link has the focus", async ({
  page,
}) => {
  await open(page, PATH);
  await page.getByRole("table").getByRole("link").first().focus();
  for (const { name } of countries) {
    await expect(link(page, name)).toBeFocused();
    await expectShown(page, name);
    await page.keyboard.press("Tab");
  }
  await expectNothingShown(page);

  await test.step("Escape hides the name until another country's link has the focus", async () => {
    await link(page, "Ghana").focus();
    await page.keyboard.press("Escape");
    await expectNothingShown(page);
    await page.keyboard.press("Tab");
    await expectShown(page, "Kenya");
  });

  await test.step("a link scrolls to its country, below the header, and shows its name", async () => {
    for (const name of ["Senegal", "South Africa"]) {
      await link(page, name).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#map-[A-Z]{2}$/);
      await expect(shape(page, name)).toBeInViewport({ ratio: 0.99 });
      const header = await boxOf(page.getByRole("banner"));
      expect((await boxOf(shape(page, name))).y).toBeGreaterThanOrEqual(header.y + header.height);
      await expect(tip(page)).toBeInViewport({ ratio: 0.99 });
      await expectShown(page, name);
      await page.keyboard.press("Escape");
      await expectNothingShown(page);
    }
  });

  await test.step("so it does after navigation from another page", async () => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Country Coverage" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await hover(page, "Zambia");
    await expectShown(page, "Zambia");
    await away(page);
    await link(page, "Uganda").focus();
    await expectShown(page, "Uganda");
  });
});

test("the search narrows the table, and keeps what was typed before scripts ran", async ({
  page,
}) => {
  const count = page.getByRole("status").filter({ hasText: /countr/ });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const input = document.querySelector("input[type=search]");
      if (input instanceof HTMLInputElement) input.value = "ghana";
    });
  });
  await open(page, PATH);
  await expect(rows(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("ghana");
  await field(page).fill("");
  await expect(rows(page)).toHaveCount(countries.length);

  for (const [typed, found] of [
    ["cote d’ivoire", "Côte d'Ivoire"],
    ["404", "Kenya"],
  ] as const) {
    await field(page).fill(typed);
    await expect(rows(page)).toHaveCount(1);
    await expect(link(page, found)).toBeVisible();
    await expect(count).toHaveText(`1 of ${countries.length} countries`);
  }

  await test.step("the link of the one row left lights up the map", async () => {
    await link(page, "Kenya").focus();
    await expectShown(page, "Kenya");
  });

  await test.step("what finds nothing says so, and passes the term to the form", async () => {
    await field(page).fill("Atlantis & <co>");
    await expect(count).toHaveText("No country matches “Atlantis & <co>”.");
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: /^Ask/ }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(/Atlantis & <co>$/);
  });
});

test("the table can be downloaded", async ({ page }) => {
  await open(page, PATH);
  const download = page.waitForEvent("download");
  await page.getByRole("main").getByRole("link", { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toBe("coverage.csv");
  const response = await page.request.get("/coverage.csv");
  expect(response.headers()["content-type"]).toBe("text/csv; charset=utf-8");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole table is shown, and its links light up the map", async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(countries.length);
    await link(page, "Nigeria").click();
    await expect(shape(page, "Nigeria")).toBeInViewport({ ratio: 0.99 });
    await expect(shape(page, "Nigeria")).toHaveCSS("filter", "brightness(0.76)");
  });
});
