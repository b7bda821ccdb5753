import { readFileSync } from "node:fs";
import type { ContactMessage } from "../../app/content/message.ts";

/** Ordinary messages to us, and ordinary spam: invented, one in a line, as the inbox exports messages. */
export function corpusOf(kind: "good" | "bad"): readonly ContactMessage[] {
  const text = readFileSync(new URL(`corpus/${kind}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
