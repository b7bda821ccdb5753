import { sign, verify } from "hono/jwt";

/** In milliseconds. A page stays open for a day; a token that a script kept for longer is no longer valid. */
const LIFE_MS = 24 * 60 * 60_000;
/** In milliseconds. Nobody types a message in less; but a browser may fill in a draft. */
const FASTEST_MS = 3000;
const ALGORITHM = "HS256";

/** Data that comes with a message and is not part of it. */
export interface Clues {
  /** The content of the field that people do not see. */
  readonly hidden: string;
  /** Undefined without scripts, which alone can ask for one. */
  readonly token: unknown;
}

/** Why a message may not be a person's. It is delivered all the same, with this in a header of its mail. */
export type Doubt = "hidden-field" | "token" | "haste";

export interface Doubts {
  /** A signed time: when a page's visitor began to write, and nothing about the visitor. */
  readonly issue: (now: number) => Promise<string>;
  /** `needsToken` where the page could ask for one. Times are milliseconds since 1970. */
  readonly of: (clues: Clues, needsToken: boolean, now: number) => Promise<Doubt | undefined>;
}

/** `secret` resolves to the same one for every receiver on a store: random, of at least 32 bytes. */
export function createDoubts(secret: () => Promise<string>): Doubts {
  let known: string | undefined;
  const ageOf = async (token: unknown, now: number) => {
    known ??= await secret();
    try {
      return now - Number((await verify(String(token), known, ALGORITHM)).issued);
    } catch {
      return Number.NaN;
    }
  };
  return {
    async issue(now) {
      known ??= await secret();
      return sign({ issued: now }, known, ALGORITHM);
    },
    async of({ hidden, token }, needsToken, now) {
      if (hidden !== "") return "hidden-field";
      if (!needsToken) return undefined;
      const age = await ageOf(token, now);
      if (!(age >= 0 && age <= LIFE_MS)) return "token";
      return age < FASTEST_MS ? "haste" : undefined;
    },
  };
}
