import { readFileSync } from "node:fs";
import type { ContactMessage } from "../form.ts";

/**
 * Invented messages, one in a line, as the inbox exports them: ordinary ones to us, ordinary spam, and what
 * developers ask. What is `unseen` teaches nothing, so that tests can ask how the rest is judged.
 */
export function corpusOf(
  kind: "good" | "bad" | "developers" | "unseen/developers" | "unseen/enquiries",
): readonly ContactMessage[] {
  const text = readFileSync(new URL(`corpus/${kind}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
