import { sign, verify } from "hono/jwt";

/** In milliseconds. A page stays open for a day; a token that a script kept for longer is no longer valid. */
const LIFE_MS = 24 * 60 * 60_000;
/** In milliseconds. Nobody types a message in less; but a browser may fill in a draft. */
const FASTEST_MS = 3000;
const ALGORITHM = "HS256";

/**
 * Why a message may not be a person's. It is delivered all the same, with this in a header of its mail. `secret`
 * resolves to the same one for every receiver on a store: random, of at least 32 bytes.
 */
export function createDoubts(secret: () => Promise<string>) {
  let known: string | undefined;
  return {
    /** A signed time: when a page's visitor began to write, and nothing about the visitor. */
    async issue(now: number) {
      known ??= await secret();
      return sign({ issued: now }, known, ALGORITHM);
    },
    /**
     * `hidden` is the content of the field that people do not see; the page must have a token where `needsToken` says
     * that scripts could ask for one. `now` in milliseconds since 1970.
     */
    async of(hidden: string, token: unknown, needsToken: boolean, now: number) {
      if (hidden !== "") return "hidden-field";
      if (!needsToken) return undefined;
      known ??= await secret();
      const signed = await verify(String(token), known, ALGORITHM).catch(() => undefined);
      const age = now - Number(signed?.issued);
      if (!(age >= 0 && age <= LIFE_MS)) return "token";
      return age < FASTEST_MS ? "haste" : undefined;
    },
  };
}
