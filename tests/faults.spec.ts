import type { Page } from "@playwright/test";
import { brand } from "../app/content/brand.ts";
import { findRoute } from "../app/content/pages.ts";
import { expect, hydrated, open, openStopped, poll, stopClock, test } from "./site.ts";
import { times } from "./soak.ts";

const PATIENCE_MS = 8000;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (page: Page) => page.getByRole("status").first();
const slides = (page: Page) => page.locator("[aria-roledescription=slide]");
const shellLink = (page: Page, path: string) =>
  page
    .getByRole("banner")
    .or(page.getByRole("contentinfo"))
    .locator(`a[href="${path}"]:not(dialog *)`)
    .first();

/** Follows a link without hovering over it first, so that nothing is preloaded. */
const follow = (page: Page, path: string) =>
  shellLink(page, path).evaluate((link: HTMLAnchorElement) => link.click());

/** Expects the page at `path`, with the heading that its document is served with. */
async function expectPage(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const [, served = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  await expect(heading(page)).toContainText(served.replace(/<[^>]+>/g, "").trim());
  await expect(page).toHaveURL(path);
}

async function expectLinkWorks(page: Page, path: string): Promise<void> {
  await shellLink(page, path).click();
  await expectPage(page, path);
  await expect(page.getByText(/^Loading/)).toBeHidden();
}

/** The site has said that it stays without React. */
const expectLost = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-script", "lost");

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents++;
  });
  return () => documents;
}

/** The scripts that a page requests at the start; its own first, which only tests here lose. */
async function scriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  const isOwn = (script: string) => script.startsWith(path.slice(1));
  const scripts = [...new Set(html.match(/[\w-]+-[\w-]{6}\.js\b/g))];
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter(isOwn)).toHaveLength(1);
  return scripts.sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

/** Records every status message until the document is left. */
const recordStatus = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    const region = document.querySelector("[role=status]") ?? document;
    const observer = new MutationObserver(() => announced.push(region.textContent ?? ""));
    observer.observe(region, { subtree: true, childList: true, characterData: true });
    addEventListener("pagehide", () =>
      sessionStorage.setItem("announced", JSON.stringify(announced)),
    );
  });

test.describe("a file that does not load at the start", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module|integrity|No styles/] });

  test("whichever it is, leaves the page, whose menus open and whose links work", async ({
    page,
  }) => {
    const files = await scriptsOf(page, "/pricing");
    for (const file of files.slice(0, times(2, files.length))) {
      await page.route(`**/assets/${file}`, (route) => route.abort());
      await page.goto("/pricing");
      await page.keyboard.press("Shift");
      await expectLost(page);
      await expectPage(page, "/pricing");
      await page.getByRole("button", { name: "Solutions" }).hover();
      await expectLinkWorks(page, "/merchants");
      await page.unroute(`**/assets/${file}`);
    }
  });

  test("because it was changed in transit, is not run", async ({ page }) => {
    await page.route("**/assets/boot-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "document.title = 'Changed'" }),
    );
    await page.goto("/about");
    await expectLost(page);
    await expect(page).toHaveTitle(/^About/);
    await expectLinkWorks(page, "/pricing");
  });
});

test("a visitor who leaves while scripts are loading causes no error, whichever is next", {
  tag: "@firefox",
}, async ({ page }) => {
  const scripts = await scriptsOf(page, "/pricing");
  for (const script of scripts.slice(0, times(2, scripts.length))) {
    await page.route(`**/assets/${script}`, () => {});
    const asked = page.waitForRequest(`**/assets/${script}`);
    await page.goto("/pricing", { waitUntil: "commit" });
    await asked;
    await page.unroute(`**/assets/${script}`);
    // Not `page.goto`, which takes Firefox's start of the next page for an interruption.
    await page.evaluate(() => location.assign("/about"));
    await page.waitForURL("/about");
    await expect(heading(page)).toBeVisible();
  }
  await hydrated(page);
});

test.describe("a page whose code does not load", () => {
  test.use({
    expectedErrors: [
      /ERR_FAILED|404|dynamically imported module|MIME type|No page in the code|broken/,
    ],
  });

  const html = (status: number) => ({ status, contentType: "text/html", body: "<h1>Home</h1>" });
  const script = (body: string) => ({ contentType: "text/javascript", body });
  const broken = 'throw new Error("broken")';
  const metadata = '{ title: "", description: "", keywords: "" }';
  /** Those that the page notices in different ways come first. */
  const losses = [
    ["it is gone after a deploy", "pricing*", html(404)],
    [
      "it throws when it is shown",
      "pricing*.js",
      script(`export default () => { ${broken}; }; export const metadata = ${metadata}`),
    ],
    ["its styles are gone", "pricing-*.css", html(404)],
    ["it is another build's", "pricing*", script("export default 1")],
    ["its styles are answered by a page", "pricing-*.css", html(200)],
    ["it is answered by a page", "pricing*", html(200)],
    ["it throws when it loads", "pricing*.js", script(broken)],
  ] as const;

  test("because it is gone, a page, broken or another build's: the visitor arrives at its top with one full load", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    for (const [name, files, answer] of losses.slice(0, times(3, 7))) {
      await test.step(name, async () => {
        await page.route(`**/assets/${files}`, (route) => route.fulfill(answer));
        await open(page, "/about");
        await recordStatus(page);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        const before = documents();
        await follow(page, "/pricing");
        await expectPage(page, "/pricing");
        await expect(heading(page)).toBeInViewport();
        const announced = await page.evaluate(() => sessionStorage.getItem("announced"));
        expect(announced).toBe('["Loading..."]');
        // React comes and fails again; that must cost nothing more.
        await page.keyboard.press("Shift");
        await page.waitForLoadState("networkidle");
        await expect(page.getByText(/^Loading/)).toBeHidden();
        expect(documents() - before).toBe(1);
        await page.unroute(`**/assets/${files}`);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });

  test("a visitor who has navigated elsewhere stays there", async ({ page }) => {
    await page.route("**/assets/pricing*", (route) => route.abort());
    await open(page, "/about");
    let answer = () => {};
    await page.route("**/pricing", (route) => {
      answer = () => route.continue();
    });
    const documents = countDocuments(page);
    const asked = page.waitForRequest(/\/pricing$/);
    await follow(page, "/pricing");
    await asked;
    await follow(page, "/merchants");
    await expect(heading(page)).toBeFocused();
    answer();
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/merchants");
    expect(documents()).toBe(0);
  });
});

test.describe("without a connection, or with one that hangs", { tag: "@firefox" }, () => {
  test.use({
    ownContext: true,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/],
  });

  test("one that hangs: after a wait the page is loaded in full", async ({ page }) => {
    await page.route("**/assets/pricing*", () => {});
    await stopClock(page);
    await openStopped(page, "/about");
    await follow(page, "/pricing");
    await expect(status(page)).toHaveText("Loading...");
    const documents = countDocuments(page);
    await page.clock.runFor(PATIENCE_MS - 100);
    await expect(status(page)).toHaveText("Loading...");
    expect(documents()).toBe(0);
    await page.clock.runFor(200);
    await expectPage(page, "/pricing");
    expect(documents()).toBe(1);
  });

  test("visited pages are still there; another says so, keeps the history and loads on retry", async ({
    page,
    context,
    browserName,
  }) => {
    await open(page, "/merchants");
    await follow(page, "/contact");
    await expect(heading(page)).toBeFocused();
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Kept");
    await context.setOffline(true);
    await follow(page, "/merchants");
    await expect(page).toHaveTitle(`${findRoute("/merchants")?.title} | ${brand.name}`);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(message).toHaveValue("Kept");

    await follow(page, "/pricing");
    await expect(heading(page)).toHaveText("No connection");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^No connection/);
    await page.getByRole("main").getByRole("link").click();
    await expect(heading(page)).toHaveText("No connection");
    await page.goBack();
    await expect(message).toHaveValue("Kept");
    await page.goForward();
    await expect(heading(page)).toHaveText("No connection");
    await expect(heading(page)).toBeFocused();

    const documents = countDocuments(page);
    await context.setOffline(false);
    await expectPage(page, "/pricing");
    // Firefox remembers that a module failed to load, and only a new document may request it again.
    expect(documents()).toBe(browserName === "firefox" ? 1 : 0);
  });
});

test.describe("a component that throws", () => {
  test.use({ expectedErrors: [/broken/] });

  const breakCarousel = (page: Page) =>
    page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        if (target.closest("[aria-roledescription=carousel]")) throw new Error("broken");
        observe.call(this, target);
      };
    });

  test("breaks nothing else: it stays as it was served", async ({ page }) => {
    await breakCarousel(page);
    await open(page, "/");
    await expect(slides(page)).toHaveCount(3);
    await expect(slides(page).getByRole("heading").first()).toBeVisible();
    // The rest of the page still works.
    await page.getByRole("button", { name: "Pause animation" }).click();
    await expect(page.getByRole("button", { name: "Play animation" })).toBeVisible();
    await slides(page).getByRole("link").first().click();
    await expect(page).toHaveURL("/merchants");
    await expect(heading(page)).toBeFocused();
  });

  test("reached by navigation, its page is loaded in full once", async ({ page }) => {
    await breakCarousel(page);
    await open(page, "/about");
    const documents = countDocuments(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(slides(page)).toHaveCount(3);
    await hydrated(page);
    await expect(slides(page)).toHaveCount(3);
    expect(documents()).toBe(1);
  });

  test("the shell throws: the page stays, and its links work", async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      Object.defineProperty(history, "scrollRestoration", {
        set() {
          throw new Error("broken");
        },
      });
    });
    await page.goto("/about");
    await page.keyboard.press("Shift");
    await poll(() => consoleErrors.join()).toContain("broken");
    await expectLost(page);
    await expectPage(page, "/about");
    await expectLinkWorks(page, "/pricing");
  });
});

test.describe("a browser that lacks a feature", () => {
  test("an old one keeps the static page and its theme, and shows the mailbox instead of the form", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, "inert");
    });
    await page.goto("/contact");
    await page.keyboard.press("Shift");
    await expect(
      page.getByRole("main").getByRole("status").locator("a[href^='mailto:']"),
    ).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(scripts).toEqual([expect.stringContaining("/assets/boot-")]);
    await expectLinkWorks(page, "/pricing");
  });

  test("without IntersectionObserver everything is visible", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "IntersectionObserver");
    });
    await open(page, "/");
    await expect(page.locator("main > *")).not.toHaveCount(0);
    for (const part of await page.locator("main > *").all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveCSS("opacity", "1");
    }
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2/3");
    await open(page, "/terms-of-service");
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  });

  test("with storage denied everything works, but nothing is remembered", async ({ page }) => {
    const root = page.locator("html");
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await open(page, "/contact");
    await page.getByRole("textbox", { name: "Message" }).fill("Kept while the page stands");
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await follow(page, "/pricing");
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).toBeFocused();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: "System" }).check();
    await expect(root).toHaveAttribute("data-theme", "system");
    await page.reload();
    await hydrated(page);
  });
});

test.describe("an extension that changes the page", () => {
  test.use({ expectedErrors: [/hydrat|#4\d\d|removeChild|insertBefore|not alone/i] });

  const change = () => {
    document.documentElement.setAttribute("data-extension", "on");
    document.body.setAttribute("data-extension", "on");
    const banner = document.createElement("div");
    banner.textContent = "An extension's bar";
    document.body.prepend(banner);
    // As translation extensions do.
    for (const element of document.querySelectorAll("h1 span, main p, main h2")) {
      for (const text of [...element.childNodes].filter((node) => node.nodeType === 3)) {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    }
  };

  test("before hydration and after it breaks nothing, and navigation works", async ({ page }) => {
    await page.addInitScript(`addEventListener("DOMContentLoaded", ${change})`);
    await open(page, "/");
    await expectPage(page, "/");
    await page.evaluate(change);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2/3");
    await follow(page, "/pricing");
    await expectPage(page, "/pricing");
    await page.goBack();
    await expectPage(page, "/");
  });
});
