import { defineConfig } from "vitest/config";
import { shared } from "./tests/vitest.shared.ts";

/** Unit tests are next to their code and need neither a build nor a browser. */
export default defineConfig({
  test: {
    ...shared,
    include: ["{app,site-build,server,launch,tests/house}/**/*.test.ts", "inbox/*.test.ts"],
    // No test affects another, and a worker for each file costs more than most files take.
    isolate: false,
  },
});
