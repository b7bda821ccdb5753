import { defineConfig } from "vitest/config";

/** Contracts that are read off the files in dist/. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: { root: import.meta.dirname, include: ["built/**/*.test.ts"], environment: "node" },
});
