import { setTimeout as pause } from "node:timers/promises";
import { WAIT_MS } from "./limit.ts";

/**
 * Looks again and again until the value is as wanted, and resolves to it. An error counts as a value.
 * After the limit, which only ends a hang, rejects with the wanted and the last value.
 */
export async function until<Seen>(
  wanted: string,
  look: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean = Boolean,
): Promise<Seen> {
  const end = performance.now() + WAIT_MS;
  // Less often if it takes long: each look slows the page that it looks at.
  for (let wait = 10; ; wait = Math.min(2 * wait, 200)) {
    let seen: unknown;
    try {
      const value = await look();
      if (isWanted(value)) return value;
      seen = JSON.stringify(value);
    } catch (error) {
      seen = error;
    }
    if (performance.now() > end) {
      throw new Error(`Waited ${WAIT_MS / 1000} s for ${wanted}; there was ${seen}.`);
    }
    await pause(wait);
  }
}
