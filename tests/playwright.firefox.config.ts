import { defineConfig } from "@playwright/test";
import { findFirefox } from "./browser.ts";
import { skipped } from "./firefox/skipped.ts";
import base, { builtSite, PORT } from "./playwright.config.ts";

// Ports beside those of Chromium, which runs at the same time.
const { baseURL, metadata, webServer } = builtSite(PORT + 4);

/**
 * The same tests in the installed Firefox, not in Playwright's build. Run them with `playwright test
 * --config tests/playwright.firefox.config.ts`.
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
      args: [
        // Opens Firefox's own window to scripts, and with it what its developer tools can do: see
        // complete.ts.
        "--remote-allow-system-access",
        // Without tabs and toolbars, which take a tenth of the time to paint.
        "--kiosk",
      ],
      firefoxUserPrefs: {
        // Without a screen Firefox reports no mouse; this is one that points and hovers.
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        // Scroll bars that take up space would make the viewport narrower.
        "ui.useOverlayScrollbars": 1,
        // Playwright gets no event for a page restored from this cache; in Chromium it disables the
        // cache too.
        "browser.sessionhistory.max_total_viewers": 0,
        // A process for every site costs time: this site has one origin and no frames.
        "fission.autostart": false,
        "dom.ipc.processCount": 1,
      },
    },
  },
});
