import type { InlineConfig } from "vitest/node";
import { LIMIT_MS } from "./limit.ts";

/** For every configuration of Vitest. */
export const shared: InlineConfig = {
  environment: "node",
  // Only end a hang.
  testTimeout: 10 * LIMIT_MS,
  hookTimeout: 10 * LIMIT_MS,
};
