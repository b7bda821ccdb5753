import { defineConfig } from "vitest/config";

/** One table of requests, sent to every host that can run here, against the output of `npm run build`. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: import.meta.dirname,
    include: ["hosts/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
  },
});
