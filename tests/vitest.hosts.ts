import { defineConfig } from "vitest/config";

/** One table of requests against every host that can run here, over what `npm run build` wrote. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: import.meta.dirname,
    include: ["hosts/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
  },
});
