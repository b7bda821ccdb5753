import { defineConfig } from "vitest/config";
import { resolveSettings } from "../site-build/settings.ts";
import { shared } from "./vitest.shared.ts";

/**
 * Checks the files in dist/, which were built with the same environment variables (`built/`), and asks for them every
 * host that runs here (`hosts/`).
 */
export default defineConfig({
  define: { __BRAND__: JSON.stringify(resolveSettings(process.env).brand) },
  cacheDir: "../node_modules/.vite",
  test: {
    ...shared,
    root: import.meta.dirname,
    include: ["{built,hosts}/**/*.test.ts"],
    // Parses each document once, not once for each file of tests.
    isolate: false,
  },
});
