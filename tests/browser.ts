import { test as base } from "@playwright/test";
import { complete } from "./firefox/complete.ts";
import { PlaywrightVisitor } from "./journeys/playwright.ts";
import type { Visitor } from "./journeys/visitor.ts";
import { WebDriverVisitor } from "./webkit/driver.ts";

/** One browser of each worker, for specifications and journeys (`somebody`): starting one takes seconds. */
export const test = base.extend<object, { somebody: Visitor }>({
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
