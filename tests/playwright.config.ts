import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { LIMIT_MS, WAIT_MS } from "./limit.ts";
import { engines } from "./machine.ts";
import { withEndpoint } from "./with-endpoint.ts";

/** Chosen once: the workers, which read this file too, inherit the environment. */
process.env.TEST_PORTS ??= [await freePort(), await freePort()].join();
const [SITE = 0, WITH_ENDPOINT = 0] = process.env.TEST_PORTS.split(",").map(Number);
const at = (port: number) => `http://localhost:${port}`;

/** Tests named on the command line may need the site alone. */
const named = process.argv.filter((each) => /\.(?:spec|journey)\b|\/$/.test(each));
const needsEndpoint = named.length === 0 || named.some((each) => /contact|\/$/.test(each));

const server = (command: string, port: number, env: Record<string, string> = {}) => ({
  command,
  cwd: "..",
  env: { ...env, PORT: String(port) },
  url: `${at(port)}/`,
  reuseExistingServer: false,
  // It may have to build the site first.
  timeout: 10 * LIMIT_MS,
});

const { chromium, firefox, webkit } = engines();

/** Tests that engines other than Chromium run in a soak only. */
const elsewhereLater = process.env.SOAK ? [] : [/@elsewhere-soak/];

/** Journeys run in three engines. A specification runs in Chromium, and in Firefox where it is tagged. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Half of a visit in Firefox is waiting, and a fifth of one in the others: more workers leave no core idle.
  workers: Math.ceil(1.5 * availableParallelism()),
  // Enough to see the fault.
  maxFailures: 10,
  // Only ends a hang: a wait inside a test fails by name after WAIT_MS.
  timeout: 10 * LIMIT_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: [["list", { printSteps: false }]],
  outputDir: "../test-results",
  use: {
    baseURL: at(SITE),
    viewport: { width: 1280, height: 800 },
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
  },
  projects: [
    {
      name: "firefox",
      testMatch: "**/*.{spec,journey}.ts",
      // It takes longest to start: one for all of its tests.
      workers: 1,
      grep: /@firefox|\.journey\.ts/,
      grepInvert: elsewhereLater,
      use: {
        browserName: "firefox",
        ...(firefox.path && { channel: "moz-firefox" }),
        launchOptions: {
          ...(firefox.path && { executablePath: firefox.path }),
          args: firefox.path
            ? [
                // Opens Firefox's own window to scripts, and with it the abilities of its developer
                // tools: see firefox/complete.ts.
                "--remote-allow-system-access",
                // Without tabs and toolbars, which take a tenth of the time to paint.
                "--kiosk",
              ]
            : [],
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
            "dom.ipc.processPrelaunch.enabled": false,
            // Enough to see a movement; half of the frames cost less.
            "layout.frame_rate": 30,
          },
        },
      },
    },
    {
      name: "webkit",
      testMatch: "**/*.journey.ts",
      // As for Firefox.
      workers: 1,
      grepInvert: elsewhereLater,
      metadata: { driver: webkit.driver },
      // Debian's WebKit sometimes stops answering when a document changes: see docs/decisions/tests.md.
      retries: webkit.driver === "webdriver" ? 1 : 0,
      use: { browserName: "webkit" },
    },
    {
      name: "chromium",
      testMatch: "**/*.{spec,journey}.ts",
      use: {
        launchOptions: {
          ...(chromium.path && { executablePath: chromium.path }),
          args: [
            "--no-sandbox",
            "--disable-background-networking",
            "--disable-component-update",
            // Starting a process takes as long as loading a page, and all pages are of one site.
            "--process-per-site",
            "--renderer-process-limit=1",
          ],
        },
      },
    },
  ],
  webServer: [
    server("node tests/serve-built.ts", SITE),
    ...(needsEndpoint ? [server("node tests/serve-built.ts", WITH_ENDPOINT, withEndpoint)] : []),
  ],
  metadata: { withEndpoint: at(WITH_ENDPOINT) },
});
