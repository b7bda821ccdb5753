import { defineConfig } from "vitest/config";
import { shared } from "./tests/vitest.shared.ts";

/** Unit tests stand beside their code and need neither a build nor a browser. */
export default defineConfig({
  test: {
    ...shared(),
    include: [
      "{app,site-build,server,launch,tests/house}/**/*.test.ts",
      "inbox/{*,spam/*}.test.ts",
    ],
    // No test changes what another one sees, and a worker for each file costs more than most files.
    isolate: false,
  },
});
