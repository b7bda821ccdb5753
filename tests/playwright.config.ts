import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./browser.ts";

/** The tests use this port and the ten after it; TEST_PORT sets another if they are taken. */
export const PORT = Number(process.env.TEST_PORT ?? 4180);
const DEVELOPMENT_PORT = PORT + 2;

/** A separate build, for the tests that send a message. */
export const withEndpoint = {
  OUT_DIR: "node_modules/.cache/with-endpoint",
  CONTACT_ENDPOINT: "/api/contact",
  INBOX_DB: "node_modules/.cache/inbox.sqlite",
};
/** Tests named on the command line may not need that build. */
const named = process.argv.slice(process.argv.indexOf("--config") + 2);
const asksForEndpoint =
  !named.some((each) => /^[a-z]/.test(each)) ||
  named.some((each) => /contact|accessibility|^-g/.test(each));

const server = (command: string, port: number, env: Record<string, string> = {}) => ({
  command,
  cwd: "..",
  env: { ...env, PORT: String(port) },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  timeout: 180_000,
});

/** Serves the built site, and the build whose contact form has an endpoint, on two ports from `port`. */
export const builtSite = (port: number) => ({
  baseURL: `http://localhost:${port}`,
  metadata: { withEndpoint: `http://localhost:${port + 1}` },
  webServer: [
    server("node tests/serve-built.ts", port),
    ...(asksForEndpoint ? [server("node tests/serve-built.ts", port + 1, withEndpoint)] : []),
  ],
});

const { baseURL, metadata, webServer } = builtSite(PORT);

/** The built site, and the development server for what only it reports or contains. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of a small machine, since tests often wait.
  workers: 3,
  // On a busy machine a test may time out once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Most take a second or two, but a busy machine takes its time.
  timeout: 60_000,
  reporter: [["list", { printSteps: false }]],
  outputDir: "../test-results",
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findTestBrowser(),
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
  webServer: [
    ...webServer,
    server(`vite --configLoader native --port ${DEVELOPMENT_PORT} --strictPort`, DEVELOPMENT_PORT),
  ],
  metadata: { ...metadata, development: `http://localhost:${DEVELOPMENT_PORT}` },
});
