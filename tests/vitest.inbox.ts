import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * The inbox with real parts. The unit tests of what uses the store run again, on Postgres; then
 * receivers are flooded, killed and started in pairs.
 */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: resolve(import.meta.dirname, ".."),
    include: ["inbox/{receiver,commands,delivery}.test.ts", "tests/inbox/*.test.ts"],
    environment: "node",
    globalSetup: "tests/inbox/setup.ts",
    // Each starts processes that use both cores.
    fileParallelism: false,
    isolate: false,
    // Half a minute, but a busy machine takes its time.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
