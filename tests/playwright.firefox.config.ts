import { defineConfig } from "@playwright/test";
import { findFirefox } from "./browser.ts";
import { skipped } from "./firefox/skipped.ts";
import base, { builtSite, PORT } from "./playwright.config.ts";

// Beside those of Chromium, which runs at the same time.
const { baseURL, metadata, webServer } = builtSite(PORT + 4);

/**
 * The same tests in Firefox, as it is installed: not in a build of Playwright's. Run it with
 * `playwright test --config tests/playwright.firefox.config.ts`.
 */
export default defineConfig({
  ...base,
  webServer,
  metadata,
  grepInvert: skipped.map(([name]) => name),
  outputDir: "../test-results/firefox",
  use: {
    ...base.use,
    baseURL,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: findFirefox(),
      // Firefox's own window can be asked for what its developer tools can do: see complete.ts.
      args: ["--remote-allow-system-access"],
      firefoxUserPrefs: {
        // Without a screen Firefox knows of no mouse: one that points and hovers.
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        // Scroll bars that take room would make the page narrower than the window.
        "ui.useOverlayScrollbars": 1,
        // Playwright never hears that a page has come out of this cache; in Chromium it turns it off too.
        "browser.sessionhistory.max_total_viewers": 0,
        // A process for every site and test is time: this site has one origin and no frames.
        "fission.autostart": false,
        "dom.ipc.processCount": 1,
      },
    },
  },
});
