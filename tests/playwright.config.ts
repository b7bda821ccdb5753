import { defineConfig } from "@playwright/test";
import { findBrowser } from "./browser.ts";

/** This port and the next two are the tests'; TEST_PORT moves them where they are taken. */
const PORT = Number(process.env.TEST_PORT ?? 4180);
const DEVELOPMENT_PORT = PORT + 1;
const ENDPOINT_PORT = PORT + 2;

/**
 * The built site as a host serves it, the development server for what only it tells or has,
 * and a build whose contact form posts somewhere.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that does something else at the same time may be too late once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [["list", { printSteps: false }]],
  outputDir: "../test-results",
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: [
    {
      command: "node hosting/serve.ts",
      cwd: "..",
      env: { PORT: String(PORT) },
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: `vite --configLoader native --port ${DEVELOPMENT_PORT} --strictPort`,
      cwd: "..",
      url: `http://localhost:${DEVELOPMENT_PORT}/`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: "npm run build && node hosting/serve.ts",
      cwd: "..",
      env: {
        PORT: String(ENDPOINT_PORT),
        OUT_DIR: "node_modules/.cache/with-endpoint",
        CONTACT_ENDPOINT: "/api/contact",
      },
      url: `http://localhost:${ENDPOINT_PORT}/`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
  ],
  metadata: {
    development: `http://localhost:${DEVELOPMENT_PORT}`,
    withEndpoint: `http://localhost:${ENDPOINT_PORT}`,
  },
});
