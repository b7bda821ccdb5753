import { defineConfig } from "vitest/config";

/** Unit tests stand beside their code and need neither a build nor a browser. */
export default defineConfig({
  test: {
    include: ["{app,generator,hosting,inbox}/**/*.test.ts"],
    environment: "node",
    // No test changes what another one sees, and a worker for each file costs more than most files.
    isolate: false,
    // Properties try thousands of inputs, and a busy machine takes its time.
    testTimeout: 60_000,
  },
});
