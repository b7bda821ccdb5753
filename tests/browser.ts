import { type BrowserContext, test as base } from "@playwright/test";
import { complete } from "./firefox/complete.ts";
import { PlaywrightVisitor } from "./journeys/playwright.ts";
import type { Visitor } from "./journeys/visitor.ts";
import { reportLooseTexts } from "./loose-texts.ts";
import { WebDriverVisitor } from "./webkit/driver.ts";

/** One browser of each worker, for specifications (`shared`) and journeys (`somebody`): starting one takes seconds. */
export const test = base.extend<
  object,
  { shared: (javaScriptEnabled: boolean) => Promise<BrowserContext>; somebody: Visitor }
>({
  browser: [
    async ({ playwright, browserName }, use, { project }) => {
      // Its visitor starts it.
      if (project.metadata.driver === "webdriver") return use(undefined as never);
      const browser = await playwright[browserName].launch();
      if (browserName === "firefox") await complete(browser);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const contexts = new Map<boolean, BrowserContext>();
      await use(async (javaScriptEnabled) => {
        const known = contexts.get(javaScriptEnabled);
        if (known) return known;
        const context = await browser.newContext({ baseURL, javaScriptEnabled });
        contexts.set(javaScriptEnabled, context);
        await context.addInitScript(reportLooseTexts);
        await context.newPage();
        return context;
      });
    },
    { scope: "worker" },
  ],
  somebody: [
    async ({ browser }, use, { project }) => {
      const somebody =
        project.metadata.driver === "webdriver"
          ? await WebDriverVisitor.start()
          : await PlaywrightVisitor.start(browser);
      await use(somebody);
      await somebody.close();
    },
    { scope: "worker" },
  ],
});
