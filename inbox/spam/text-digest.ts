import { createHash } from "node:crypto";
import type { ContactMessage } from "../form.ts";

/**
 * In bytes of UTF-8, of letters alone: 100 letters in English, 50 in Arabic, 33 in Chinese. In fewer, two
 * people write the same: "Hello, I want to open an account, please call me."
 */
const SHORTEST = 100;

/**
 * A digest that copies of a text share, however they vary in capitals, spaces, digits, punctuation, links,
 * addresses and the sender's name; undefined for a short text, which is never called repeated. SHA-256,
 * base64url, 43 characters.
 */
export function textDigest({ name, message }: ContactMessage): string | undefined {
  const own = new Set(wordsOf(name));
  const text = message.replace(/\bhttps?:\S+|\bwww\.\S+|\S+@\S+/gi, " ");
  const letters = wordsOf(text)
    .filter((word) => !own.has(word))
    .join("");
  if (Buffer.byteLength(letters) < SHORTEST) return undefined;
  return createHash("sha256").update(letters).digest("base64url");
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];
