import { defineConfig } from "vitest/config";
import { resolveBrand } from "../generator/configuration/brand.ts";

/** Checks the files in dist/, which were built with the same environment variables. */
export default defineConfig({
  define: { __BRAND__: JSON.stringify(resolveBrand(process.env)) },
  cacheDir: "../node_modules/.vite",
  test: {
    root: import.meta.dirname,
    include: ["built/**/*.test.ts"],
    environment: "node",
    // Parses each document once, not once for each file of tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
