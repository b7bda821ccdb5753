import { sign, verify } from "hono/jwt";

/** In milliseconds. A page stays open for a day; a token that a script kept for longer is no longer valid. */
const LIFE_MS = 24 * 60 * 60_000;
const ALGORITHM = "HS256";

/** Signed times: they record when a page's visitor began to write, and nothing about the visitor. */
export interface Tokens {
  /** `now` in milliseconds since 1970. */
  readonly issue: (now: number) => Promise<string>;
  /**
   * The age of a token in milliseconds; undefined if it is not one of ours, from the future, or older than a
   * day. Never rejects.
   */
  readonly ageOf: (token: unknown, now: number) => Promise<number | undefined>;
}

/** Tokens for every receiver with the same secret: random, of at least 32 bytes. */
export function createTokens(secret: string): Tokens {
  return {
    issue: (now) => sign({ issued: now }, secret, ALGORITHM),
    async ageOf(token, now) {
      if (typeof token !== "string") return undefined;
      try {
        const { issued } = await verify(token, secret, ALGORITHM);
        const age = now - Number(issued);
        return age >= 0 && age <= LIFE_MS ? age : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
