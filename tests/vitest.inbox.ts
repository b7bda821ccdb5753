import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { findTool } from "./machine.ts";
import { shared } from "./vitest.shared.ts";

/** The unit tests of what uses the store run again, and two receivers share it. */
const onPostgres = ["inbox/{receiver,commands,store}.test.ts", "tests/inbox/pairs.test.ts"];
const hasPostgres = findTool("postgres") !== undefined;

/** The inbox with real parts: flooded, killed, behind a proxy, on Postgres. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    ...shared(import.meta.filename),
    root: resolve(import.meta.dirname, ".."),
    include: ["tests/inbox/*.test.ts", ...(hasPostgres ? onPostgres : [])],
    exclude: hasPostgres ? [] : onPostgres,
    globalSetup: hasPostgres ? ["tests/inbox/setup.ts"] : [],
    // Each starts processes that use both cores.
    fileParallelism: false,
    isolate: false,
    // A test measures what stays in memory.
    execArgv: ["--expose-gc"],
  },
});
