import { role } from "./find.ts";
import { eventually, expect, hydrated, open, poll, test } from "./journey.ts";
import { expectArrived } from "./parts.ts";
import type { Visitor } from "./visitor.ts";

/** The theme of the page and of the browser's bar, and the checked choice. */
const theme = (visitor: Visitor) =>
  visitor.look(() => {
    const schemeOf = (red: number, green: number, blue: number) =>
      red + green + blue > 382 ? "light" : "dark";
    const [r = 0, g = 0, b = 0] =
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const bar = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
      ({ media }) => matchMedia(media).matches,
    );
    const hex = Number.parseInt(bar?.content.slice(1) ?? "", 16);
    return [
      schemeOf(r, g, b),
      schemeOf(hex >> 16, (hex >> 8) & 255, hex & 255),
      document.querySelector<HTMLInputElement>("footer input:checked")?.value,
    ];
  });

const expectTheme = (visitor: Visitor, painted: "light" | "dark", chosen = painted as string) =>
  eventually(() => theme(visitor)).toEqual([painted, painted, chosen]);

const choose = (visitor: Visitor, name: string) => visitor.click(role("radio", name, "footer"));

test("follows the system until the visitor chooses a theme", async ({ visitor }) => {
  await open(visitor, "/");
  await expectTheme(visitor, "light", "system");
  await visitor.surround({ dark: true });
  await expectTheme(visitor, "dark", "system");
  await choose(visitor, "Light");
  await expectTheme(visitor, "light");
  await choose(visitor, "System");
  await expectTheme(visitor, "dark", "system");
});

declare global {
  interface Window {
    /** Every ground that the page and its overlay have had in a frame. */
    grounds: Set<string>;
  }
}

/** Runs before the page's own scripts. */
const watchGrounds = `(${() => {
  window.grounds = new Set();
  const look = () => {
    for (const part of document.querySelectorAll("body, #overlay")) {
      window.grounds.add(getComputedStyle(part).backgroundColor);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}})()`;

test("a choice persists, from the first frame on, and can be undone", async ({ visitor }) => {
  const expectDarkFromStart = async () => {
    await expectTheme(visitor, "dark");
    await hydrated(visitor);
    // A busy browser may not have had a frame yet.
    await eventually(() => visitor.look(() => window.grounds.size)).toBeGreaterThan(0);
    expect(await visitor.look(() => window.grounds.size)).toBe(1);
  };
  await visitor.surround({ scripts: [watchGrounds], pageCache: false });
  await open(visitor, "/");
  await choose(visitor, "Dark");
  await expectTheme(visitor, "dark");
  await visitor.click(role("link", "About", "footer"));
  await expectArrived(visitor, "/about");
  await expectDarkFromStart();
  await visitor.back();
  await expectArrived(visitor, "/");
  await expectDarkFromStart();
  await visitor.reload();
  await expectDarkFromStart();
  await choose(visitor, "System");
  await expectTheme(visitor, "light", "system");
  await visitor.reload();
  await expectTheme(visitor, "light", "system");
});

test("a page from the back-forward cache shows a choice made since", async ({ visitor }) => {
  test.skip(!visitor.hasPageCache, "Playwright switches the cache off.");
  await open(visitor, "/about");
  await visitor.look(() => {
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "asItWasLeft", persisted));
  });
  await open(visitor, "/pricing");
  await choose(visitor, "Dark");
  await expectTheme(visitor, "dark");
  await visitor.back();
  await poll(visitor, () => [location.pathname, Reflect.get(window, "asItWasLeft")]).toEqual([
    "/about",
    true,
  ]);
  await expectTheme(visitor, "dark");
});
