import { defineConfig } from "vitest/config";

/** Journeys through the built site in WebKit, in sequence in one window. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: import.meta.dirname,
    include: ["webkit/**/*.test.ts"],
    environment: "node",
    globalSetup: "webkit/serve.ts",
    // One worker and one window for all files: starting them costs more than a test.
    fileParallelism: false,
    isolate: false,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 20, timeout: 4000 } },
  },
});
