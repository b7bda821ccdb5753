import { defineConfig } from "vitest/config";
import { findTool } from "../tests/machine.ts";
import { shared } from "../tests/vitest.shared.ts";

/** The unit tests of the store's users run again. */
const onPostgres = ["{receiver,commands,store}.test.ts"];
const hasPostgres = findTool("postgres") !== undefined;

/** The inbox with real parts: killed, locked, behind nginx, on Postgres. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    ...shared,
    root: import.meta.dirname,
    include: ["tests/*.test.ts", ...(hasPostgres ? onPostgres : [])],
    globalSetup: hasPostgres ? ["tests/postgres.ts"] : [],
    // Each starts processes that use both cores.
    fileParallelism: false,
    isolate: false,
  },
});
