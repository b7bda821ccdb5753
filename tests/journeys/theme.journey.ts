import { role } from "./find.ts";
import { eventually, expect, hydrated, open, poll, test } from "./journey.ts";
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

/** What React says when it creates a part of the page anew. */
test.use({ expectedErrors: [/hydrat|#4\d\d/i] });

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

test("a choice persists on the next page and after a reload, and can be undone", async ({
  visitor,
}) => {
  await open(visitor, "/");
  await choose(visitor, "Dark");
  await expectTheme(visitor, "dark");
  await visitor.click(role("link", "About", "footer"));
  // Firefox has aborted a reload while the page was still coming.
  await poll(visitor, () => [location.pathname, document.activeElement?.localName]).toEqual([
    "/about",
    "h1",
  ]);
  await expectTheme(visitor, "dark");
  await visitor.reload();
  // Applied before any script file loads, so the other theme is never painted.
  expect((await theme(visitor))[0]).toBe("dark");
  await hydrated(visitor);
  await expectTheme(visitor, "dark");
  await choose(visitor, "System");
  await expectTheme(visitor, "light", "system");
  await visitor.reload();
  await expectTheme(visitor, "light", "system");
});

test("a choice is applied where software has added to the page before React", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  const addBadges = () => {
    for (const link of document.querySelectorAll("a")) link.after(document.createElement("span"));
  };
  await visitor.surround({ scripts: [`addEventListener("DOMContentLoaded", ${addBadges})`] });
  await open(visitor, "/about");
  await choose(visitor, "Dark");
  await expectTheme(visitor, "dark");
  expect(await visitor.look(() => localStorage.theme)).toBe("dark");
});

test("a page restored from the back-forward cache shows a choice made since", async ({
  visitor,
}) => {
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

test("a page follows a choice made in another window", async ({ visitor }) => {
  await open(visitor, "/about");
  await visitor.openWindow();
  await visitor.open("/pricing");
  await hydrated(visitor);
  await choose(visitor, "Dark");
  await expectTheme(visitor, "dark");
  await visitor.returnToFirst();
  await expectTheme(visitor, "dark");
});
