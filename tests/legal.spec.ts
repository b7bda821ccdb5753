import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const paths = ["/privacy-policy", "/terms-of-service", "/security-compliance"] as const;

const text = (page: Page) => page.getByRole("article");
const headings = (page: Page) => text(page).getByRole("heading", { level: 2 });
/** The citable parts: each section by its heading, and each clause. */
const clauses = (page: Page) => text(page).locator("h2, section > ol > li");
const permalinks = (within: Page | Locator) => within.getByRole("link", { name: /^Link to: / });
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
/** The way back to the list, where the list does not stand beside the text. */
const back = (page: Page) => page.getByRole("link", { name: /^Contents/ });

/** Runs in the page: whether nothing covers the centre of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Expects the target of the address on screen, below the sticky header and the way back. */
async function expectLanded(page: Page, id: string): Promise<void> {
  const landed = () =>
    page.evaluate(() => {
      const target = document.querySelector(":target");
      const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
      const covers = [...document.querySelectorAll("header, a[href='#contents']")]
        .filter((cover) => cover.checkVisibility({ visibilityProperty: true }))
        .map((cover) => cover.getBoundingClientRect().bottom);
      return {
        id: target?.id,
        onScreen: top < innerHeight && bottom > 0,
        clear: top >= Math.max(...covers),
      };
    });
  await expect.poll(landed).toEqual({ id, onScreen: true, clear: true });
}

const escaped = (text: string | null) => (text ?? "").replace(/[()]/g, "\\$&");

/** Focuses and follows each link; returns where each led and whether it could be reached. */
async function follow(links: Element[]) {
  const header = document.querySelector("header");
  const followed: object[] = [];
  for (const link of links) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    link.focus();
    const reached = document.activeElement === link && link.tabIndex === 0;
    const { width, height } = link.getBoundingClientRect();
    link.click();
    // One browser has navigated by now, another does so after the script has yielded.
    if (location.hash !== link.hash) {
      await new Promise((gone) => addEventListener("hashchange", gone, { once: true }));
    }
    const target = document.querySelector(":target");
    const { top = 0 } = target?.getBoundingClientRect() ?? {};
    const covered = header?.getBoundingClientRect().bottom ?? 0;
    followed.push({
      id: target?.id,
      reached,
      large: width >= 44 && height >= 44,
      clear: top >= covered && top < innerHeight,
    });
  }
  return followed;
}

for (const path of paths) {
  test.describe(path, () => {
    test("every section and clause has a permalink, named after it, that leads to it", async ({
      page,
    }) => {
      await open(page, path);
      const ids = await clauses(page).evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(30);
      expect(new Set(ids).size).toBe(ids.length);
      const links = await permalinks(page).evaluateAll((all) =>
        all.map((link) => [link.getAttribute("href"), link.lastChild?.textContent]),
      );
      const numbers: string[] = [];
      const names: string[] = [];
      for (const [index, section] of (
        await text(page).locator("section:has(h2)").all()
      ).entries()) {
        const heading = await section.getByRole("heading").textContent();
        for (let clause = 0; clause < (await permalinks(section).count()); clause++) {
          const number = clause === 0 ? `${index + 1}` : `${index + 1}.${clause}`;
          numbers.push(number);
          names.push(`Link to: ${heading} ${number}`);
        }
      }
      expect(links).toEqual(ids.map((id, index) => [`#${id}`, numbers[index]]));
      const tree = await text(page).ariaSnapshot();
      expect([...tree.matchAll(/link "(Link to: [^"]+)"/g)].map(([, name]) => name)).toEqual(names);

      // Only names of standards contain digits.
      const prose = (await text(page).innerText()).replace(
        /Link to: \D+[\d.]+|ISO\/IEC 27001|Level 1/g,
        "",
      );
      expect(prose, "no other text names a clause by its number").not.toMatch(/\d/);

      // All in one evaluation, because there are many.
      expect(await permalinks(page).evaluateAll(follow)).toEqual(
        ids.map((id) => ({ id, reached: true, large: true, clear: true })),
      );

      await test.step("by keyboard, too", async () => {
        await headings(page).last().scrollIntoViewIfNeeded();
        await permalinks(page).last().focus();
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
        await expect(permalinks(page).last()).toBeFocused();
        await page.keyboard.press("Enter");
        await expectLanded(page, ids.at(-1) ?? "");
      });
    });

    test("the contents list names every section, leads to it and marks it until its end", async ({
      page,
    }) => {
      await open(page, path);
      const links = contents(page).getByRole("link");
      const below = page.locator("main > section[id]").getByRole("heading", { level: 2 });
      await expect(links).toHaveText([
        ...(await headings(page).allTextContents()),
        ...(await below.allTextContents()),
      ]);
      for (const link of await links.all()) {
        await link.click();
        await expect(link).toHaveAttribute("aria-current", "true");
        await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
        const href = await link.getAttribute("href");
        await expectLanded(page, href?.slice(1) ?? "");
        const { height } = (await link.boundingBox()) ?? { height: 0 };
        expect(height).toBeGreaterThanOrEqual(44);
      }
      await clauses(page).last().scrollIntoViewIfNeeded();
      await expect(contents(page), "beside the text it stays in view").toBeInViewport();
      await expect(back(page), "so nothing leads back to it").toBeHidden();

      const third = links.nth(2);
      await headings(page)
        .nth(2)
        .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
      await expect(third).toHaveAttribute("aria-current", "true");
      await headings(page)
        .nth(3)
        .evaluate((heading) => {
          const line = heading.getBoundingClientRect().top - 200;
          scrollBy({ top: line, behavior: "instant" });
        });
      await expect(third, "its end is still on screen").toHaveAttribute("aria-current", "true");
    });

    test("a jump is named after its section with text twice as large, too", async ({ page }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { font-size: 200% !important; }");
        document.adoptedStyleSheets = [sheet];
      });
      await page.setViewportSize({ width: 640, height: 512 });
      await open(page, path);
      const third = contents(page).getByRole("link").nth(2);
      await third.click();
      await expect(third).toHaveAttribute("aria-current", "true");
    });

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test("a link leads back to the contents from everywhere, and names the section", async ({
        page,
      }) => {
        await open(page, path);
        const parts = page.locator("article section:has(h2), main > section[id]");
        for (const part of await parts.all()) {
          await part.evaluate((each) => each.scrollIntoView({ behavior: "instant" }));
          await expect(back(page)).toBeInViewport({ ratio: 1 });
          const heading = await part.getByRole("heading", { level: 2 }).textContent();
          await expect(back(page)).toHaveAccessibleName(new RegExp(`${escaped(heading)}$`));
          const { height } = (await back(page).boundingBox()) ?? { height: 0 };
          expect(height).toBeGreaterThanOrEqual(44);
          expect(height).toBeLessThan(60);
        }
        await back(page).click();
        await expect(page).toHaveURL(`${path}#contents`);
        const first = contents(page).getByRole("link").first();
        await expect(first).toBeInViewport({ ratio: 1 });
        await expect.poll(() => first.evaluate(isUncovered)).toBe(true);
        await page.goBack();
        await expect(parts.last()).toBeInViewport();

        // Nothing covers where a link of the list leads.
        for (const link of await contents(page).getByRole("link").all()) {
          await link.click();
          const href = await link.getAttribute("href");
          await expectLanded(page, href?.slice(1) ?? "");
        }
      });

      test("a permalink that Tab reaches is on screen as a whole", async ({ page }) => {
        await open(page, path);
        await contents(page).getByRole("link").first().press("Enter");
        const cut: unknown[] = [];
        for (let stop = 0; stop < 30; stop++) {
          await page.keyboard.press("Tab");
          const { bottom, name } = await page.evaluate(async () => {
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            const focused = document.activeElement;
            return {
              bottom: focused?.getBoundingClientRect().bottom ?? 0,
              name: focused?.textContent,
            };
          });
          // Browsers scroll to whole pixels.
          if (bottom > 845) cut.push({ name, bottom });
        }
        expect(cut).toEqual([]);
      });
    });

    test("on A4 only the text is printed, black on white, and the address of each link", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await open(page, path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ media: "print", colorScheme });
        await expect(page.getByRole("banner")).toBeHidden();
        await expect(page.getByRole("navigation")).toHaveCount(1);
        await expect(back(page)).toBeHidden();
        await expect(contents(page)).toBeVisible();
        await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(0);
        await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
        const links = contents(page).getByRole("link");
        await expect(links.filter({ visible: false })).toHaveCount(0);
        await expect(clauses(page).filter({ visible: false })).toHaveCount(0);
        const inks = () =>
          clauses(page).evaluateAll((all) => [
            ...new Set(all.map((clause) => getComputedStyle(clause).color)),
          ]);
        await expect.poll(inks, colorScheme).toEqual(["rgb(0, 0, 0)"]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, colorScheme).toBeLessThanOrEqual(794);
      }
      for (const link of await text(page).locator("a:not([href^='#'])").all()) {
        const [href, printed] = await link.evaluate((element) => {
          const href = element.getAttribute("href") ?? "";
          // One browser returns the computed text, another the attr() function.
          const { content } = getComputedStyle(element, "::after");
          return [href, element.textContent + content.replace("attr(href)", href)];
        });
        expect(printed).toContain(href?.replace("mailto:", ""));
      }
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the contents list leads to every section, and on a phone a link leads back to it", async ({
        page,
      }) => {
        await page.goto(path);
        for (const link of await contents(page).getByRole("link").all()) {
          await link.click();
          const href = await link.getAttribute("href");
          await expectLanded(page, href?.slice(1) ?? "");
        }

        await page.setViewportSize({ width: 390, height: 844 });
        await clauses(page).last().scrollIntoViewIfNeeded();
        await back(page).click();
        await expect(contents(page).getByRole("link").first()).toBeInViewport({ ratio: 1 });
      });
    });
  });
}

test("text made twice as large on the open page: a jump is still named after its section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await open(page, "/terms-of-service");
  const fourth = contents(page).getByRole("link").nth(3);
  await fourth.click();
  await expect(fourth).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await back(page).click();
  await fourth.click();
  await expect(fourth).toHaveAttribute("aria-current", "true");
  await expect(back(page)).toHaveAccessibleName(/4 Fees & Payments$/);
});
