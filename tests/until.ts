import { setTimeout as pause } from "node:timers/promises";
import { LIMIT_MS } from "./limit.ts";

/**
 * Looks again and again until what is there is as wanted, and resolves to it. An error counts as what is
 * there. After the limit, which only ends a hang, rejects with what was waited for and what was there.
 */
export async function until<Seen>(
  wanted: string,
  look: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean = Boolean,
): Promise<Seen> {
  const end = performance.now() + LIMIT_MS;
  // Seldom, if it takes long: a look costs what is looked at its time.
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
      throw new Error(`Waited ${LIMIT_MS / 1000} s for ${wanted}; there was ${seen}.`);
    }
    await pause(wait);
  }
}
