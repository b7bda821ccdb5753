import type { Page } from "@playwright/test";
import { expect, hydrated, open, openStopped, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

const PATIENCE_MS = 8000;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (page: Page) => page.getByRole("status").first();
const shellLink = (page: Page, path: string) =>
  page
    .getByRole("banner")
    .or(page.getByRole("contentinfo"))
    .locator(`a[href="${path}"]:not(dialog *)`)
    .first();

/** Follows a link without hovering over it first, so that nothing is preloaded. */
const follow = (page: Page, path: string) =>
  shellLink(page, path).evaluate((link: HTMLAnchorElement) => link.click());

async function servedHeading(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return (
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, "")
      .trim() ?? ""
  );
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents++;
  });
  return () => documents;
}

/** The scripts that the home page requests, or those that another page requests in addition. */
async function scriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const named = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return [...new Set(html.match(/[\w-]+-[\w-]{6}\.js\b/g))].map((name) => `/assets/${name}`);
  };
  const known = path === "/" ? [] : await named("/");
  return (await named(path)).filter((script) => !known.includes(script));
}

/** Records every status message until the document is left. */
const recordStatus = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    const region = document.querySelector("[role=status]");
    new MutationObserver(() => announced.push(region?.textContent ?? "")).observe(
      region ?? document,
      {
        subtree: true,
        childList: true,
        characterData: true,
      },
    );
    addEventListener("pagehide", () =>
      sessionStorage.setItem("announced", JSON.stringify(announced)),
    );
  });

test.describe("a stylesheet that does not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|No styles/] });

  test("leaves the static page, whose menus open and whose links work", async ({ page }) => {
    await page.route("**/assets/*-late-*.css", (route) => route.abort());
    await page.goto("/");
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    const documents = countDocuments(page);
    await page.getByRole("button", { name: "Solutions" }).hover();
    const merchants = page.getByRole("banner").getByRole("link", { name: /^Merchants/ });
    await merchants.click();
    await expect(heading(page)).toContainText(await servedHeading(page, "/merchants"));
    expect(documents()).toBe(1);
  });
});

test.describe("a script that does not load at the start", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module|integrity/] });
  test.slow();

  for (const path of ["/", "/pricing"]) {
    test(`on ${path}, whichever it is, leaves the page, whose links work`, async ({ page }) => {
      const scripts = await scriptsOf(page, path);
      expect(scripts.length).toBeGreaterThan(path === "/" ? 4 : 0);
      const [here, there] = [await servedHeading(page, path), await servedHeading(page, "/about")];
      for (const script of scripts) {
        await page.route(`**${script}`, (route) => route.abort());
        await page.goto(path);
        await page.keyboard.press("Shift");
        await page.waitForLoadState("networkidle");
        await expect(heading(page), script).toContainText(here);
        await shellLink(page, "/about").click();
        await expect(heading(page), script).toContainText(there);
        await expect(page.getByText(/^Loading/)).toBeHidden();
        await page.unroute(`**${script}`);
      }
    });
  }
});

test.describe("a first script that was changed in transit", () => {
  test.use({ expectedErrors: [/integrity/] });

  test("is not run, and the static page stays", async ({ page }) => {
    await page.route("**/assets/boot-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "document.title = 'Changed'" }),
    );
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveTitle(/^About/);
    await shellLink(page, "/pricing").click();
    await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
  });
});

test.describe("a visitor who leaves while scripts are loading", () => {
  for (const path of ["/", "/pricing"]) {
    test(`${path}, whichever is next, causes no error`, async ({ page }) => {
      test.slow();
      const scripts = await scriptsOf(page, path);
      expect(scripts.length).toBeGreaterThan(path === "/" ? 4 : 0);
      for (const script of scripts) {
        await page.route(`**${script}`, () => {});
        const asked = page.waitForRequest(`**${script}`);
        await page.goto(path, { waitUntil: "commit" });
        await asked;
        await page.unroute(`**${script}`);
        // Not `page.goto`, which takes Firefox's start of the next page for an interruption.
        await page.evaluate(() => location.assign("/about"));
        await page.waitForURL("/about");
        await expect(heading(page)).toBeVisible();
      }
      await hydrated(page);
    });
  }
});

test.describe("a page whose code does not load", () => {
  test.use({
    expectedErrors: [/ERR_FAILED|404|dynamically imported module|MIME type|No page in the code/],
  });

  const losses = {
    "it is gone after a deploy": { status: 404, contentType: "text/html", body: "<h1>404</h1>" },
    "it is answered by a page": { status: 200, contentType: "text/html", body: "<h1>Home</h1>" },
    "it is another build's": {
      status: 200,
      contentType: "text/javascript",
      body: "export default 1",
    },
  };
  test("because it is gone, a page or another build's: the visitor arrives with one full load", async ({
    page,
  }) => {
    test.slow();
    const documents = countDocuments(page);
    for (const [name, answer] of Object.entries(losses)) {
      await test.step(name, async () => {
        await page.route("**/assets/pricing*", (route) => route.fulfill(answer));
        await open(page, "/about");
        await recordStatus(page);
        const before = documents();
        await follow(page, "/pricing");
        await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
        const announced = await page.evaluate(() => sessionStorage.getItem("announced"));
        expect(announced).toBe('["Loading..."]');
        // React comes and fails again; that must cost nothing more.
        await page.keyboard.press("Shift");
        await page.waitForLoadState("networkidle");
        await expect(page.getByText(/^Loading/)).toBeHidden();
        expect(documents() - before).toBe(1);
        await page.unroute("**/assets/pricing*");
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });

  test("because its styles are answered by a page: one full load", async ({ page }) => {
    const documents = countDocuments(page);
    for (const status of [404, 200]) {
      await test.step(`${status}`, async () => {
        const answer = { status, contentType: "text/html", body: "<h1>Home</h1>" };
        await page.route("**/assets/pricing-*.css", (route) => route.fulfill(answer));
        await open(page, "/about");
        const before = documents();
        await follow(page, "/pricing");
        await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
        await page.waitForLoadState("networkidle");
        await expect(page.getByText(/^Loading/)).toBeHidden();
        expect(documents() - before).toBe(1);
        await page.unroute("**/assets/pricing-*.css");
      });
    }
  });

  test("because the network hangs: after a wait the page is loaded in full", async ({ page }) => {
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
    await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
    expect(documents()).toBe(1);
  });

  test("a full load starts at the top, also from far down", async ({ page }) => {
    await page.route("**/assets/pricing*", (route) => route.abort());
    await open(page, "/about");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await follow(page, "/pricing");
    await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
    await expect(heading(page)).toBeInViewport();
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

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

  test("visited pages are still available", async ({ page, context }) => {
    await open(page, "/about");
    for (const path of ["/pricing", "/merchants"]) {
      await follow(page, path);
      await expect(heading(page)).toBeFocused();
    }
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page)).toContainText(await textOf(page, "/pricing"));
    await follow(page, "/about");
    await expect(page).toHaveURL("/about");
    await expect(heading(page)).toBeFocused();
  });

  const textOf = async (page: Page, path: string) => {
    await page.context().setOffline(false);
    const text = await servedHeading(page, path);
    await page.context().setOffline(true);
    return text;
  };

  test("another page says so, keeps the history and loads on retry", async ({
    page,
    context,
    browserName,
  }) => {
    await open(page, "/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Kept");
    await context.setOffline(true);
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
    await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
    await expect(page).toHaveURL("/pricing");
    // Firefox remembers that a module failed to load, and only a new document may request it again.
    expect(documents()).toBe(browserName === "firefox" ? 1 : 0);
  });
});

test.describe("a component that throws", () => {
  // Firefox reports only the type of an error on the console.
  test.use({ expectedErrors: [/broken|^Error$/] });

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
    const carousel = page.locator("[aria-roledescription=carousel]");
    await expect(carousel).toHaveCount(1);
    await expect(carousel.locator("[aria-roledescription=slide]")).toHaveCount(3);
    await expect(carousel.getByRole("heading").first()).toBeVisible();
    // The rest of the page still works.
    const pause = page.getByRole("button", { name: "Pause animation" });
    await pause.click();
    await expect(page.getByRole("button", { name: "Play animation" })).toBeVisible();
    await carousel.getByRole("link").first().click();
    await expect(page).toHaveURL("/merchants");
    await expect(heading(page)).toBeFocused();
  });

  test("reached by navigation, its page is loaded in full once", async ({ page }) => {
    await breakCarousel(page);
    await open(page, "/about");
    const documents = countDocuments(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page.locator("[aria-roledescription=carousel]")).toHaveCount(1);
    await hydrated(page);
    await expect(page.locator("[aria-roledescription=slide]")).toHaveCount(3);
    expect(documents()).toBe(1);
  });

  test("the shell throws: the page stays, and its links work", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(history, "scrollRestoration", {
        set() {
          throw new Error("broken");
        },
      });
    });
    await page.goto("/about");
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await expect(heading(page)).toBeVisible();
    await shellLink(page, "/pricing").click();
    await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
  });
});

test.describe("a browser that lacks a feature", () => {
  test("an old one keeps the static page, and its theme", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, "inert");
    });
    await page.goto("/about");
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    const scripts = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    );
    expect(scripts).toBe(1);
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await shellLink(page, "/pricing").click();
    await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
  });

  test("without IntersectionObserver everything is visible", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "IntersectionObserver");
    });
    await open(page, "/");
    for (const part of await page.locator("main > *").all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveCSS("opacity", "1");
    }
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.getByText("2/3")).toBeVisible();
    await open(page, "/terms-of-service");
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  });

  test("with storage denied everything works, but nothing is remembered", async ({ page }) => {
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
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await follow(page, "/api-documentation");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("tab", { name: "Python" }).click();
    await expect(page.getByRole("tab", { name: "Python" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).toBeFocused();
  });
});

test.describe("an extension that changes the page", () => {
  test.use({ expectedErrors: [/hydrat|#4\d\d|removeChild|insertBefore/i] });

  const changes = {
    "before hydration": "early",
    "after hydration": "late",
  };
  for (const [when, time] of Object.entries(changes)) {
    test(`${when}: nothing breaks, and navigation works`, async ({ page }) => {
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
      if (time === "early") {
        await page.addInitScript(`addEventListener("DOMContentLoaded", ${change})`);
        await open(page, "/");
      } else {
        await open(page, "/");
        await page.evaluate(change);
      }
      await expect(heading(page)).toBeVisible();
      await page.getByRole("button", { name: "Next slide" }).click();
      await expect(page.getByText("2/3")).toBeVisible();
      await follow(page, "/pricing");
      await expect(heading(page)).toContainText(await servedHeading(page, "/pricing"));
      await expect(page).toHaveURL("/pricing");
      await page.goBack();
      await expect(heading(page)).toContainText("corridors");
    });
  }
});
