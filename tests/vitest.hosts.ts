import { defineConfig } from "vitest/config";
import { shared } from "./vitest.shared.ts";

/** One table of requests, sent to every host that can run here, against the output of `npm run build`. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    ...shared,
    root: import.meta.dirname,
    include: ["hosts/**/*.test.ts"],
    // Reads the built site once, not once for each file of tests.
    isolate: false,
  },
});
