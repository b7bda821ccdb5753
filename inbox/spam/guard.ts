import { oneSpelling } from "../address.ts";
import type { ContactMessage } from "../form.ts";
import type { Store } from "../store.ts";
import { judge } from "./judge.ts";
import { textDigest } from "./text-digest.ts";
import { createTokens, type Tokens } from "./token.ts";

/** How long a text is remembered, in milliseconds: a week. */
const MEMORY_MS = 7 * 86_400_000;

/** Data that comes with a message and is not part of it. */
export interface Clues {
  /** The content of the field that people do not see. */
  readonly hidden: string;
  readonly token: unknown;
}

/** Data stored with a message. */
interface Verdict {
  /** Why it is held back; undefined if it is delivered. */
  readonly suspected: string | undefined;
  readonly digest: string | undefined;
}

export interface Guard {
  /** A token for a page on which a visitor begins to write. `now` in milliseconds since 1970. */
  readonly token: (now: number) => Promise<string>;
  /** Rejects if the store cannot look up similar texts. */
  readonly verdict: (message: ContactMessage, clues: Clues, now: number) => Promise<Verdict>;
}

/** Tells spam from messages, with the store's memory. */
export function createGuard(store: Pick<Store, "secret" | "sendersOf">): Guard {
  let tokens: Tokens | undefined;
  const signing = async () => {
    tokens ??= createTokens(await store.secret());
    return tokens;
  };
  return {
    token: async (now) => (await signing()).issue(now),
    async verdict(message, { hidden, token }, now) {
      const digest = textDigest(message);
      const senders = digest ? await store.sendersOf(digest, now - MEMORY_MS) : [];
      const own = oneSpelling(message.email);
      const others = senders.map(oneSpelling).filter((sender) => sender !== own);
      const repeats = {
        sameAddress: senders.length - others.length,
        otherAddresses: new Set(others).size,
      };
      const tokenAge = await (await signing()).ageOf(token, now);
      const reasons = judge({ message, hidden, tokenAge, repeats });
      return { suspected: reasons.join(", ") || undefined, digest };
    },
  };
}
