import { buildIfStale } from "./build-if-stale.ts";

/*
 * Serves the folder OUT_DIR as a host would, after rebuilding it if its sources have changed: `node
 * tests/serve-built.ts`, with the build's environment variables.
 */

buildIfStale(process.env);
await import("../server/serve.ts");
