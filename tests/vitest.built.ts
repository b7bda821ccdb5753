import { defineConfig } from "vitest/config";
import { resolveBrand } from "../site-build/configuration/brand.ts";
import { shared } from "./vitest.shared.ts";

/** Checks the files in dist/, which were built with the same environment variables. */
export default defineConfig({
  define: { __BRAND__: JSON.stringify(resolveBrand(process.env)) },
  cacheDir: "../node_modules/.vite",
  test: {
    ...shared,
    root: import.meta.dirname,
    include: ["built/**/*.test.ts"],
    // Parses each document once, not once for each file of tests.
    isolate: false,
  },
});
