import type { ContactMessage } from "../form.ts";
import { corpusOf } from "./corpus.ts";

type Text = Pick<ContactMessage, "subject" | "message">;

/** How much likelier these words are in spam than in a message to us, as natural log odds. */
export type Wording = (text: Text) => number;

/**
 * Learns from messages and from spam which words and pairs of words tell them apart: naive Bayes with presence
 * instead of counts and Laplace's smoothing (Manning, Raghavan and Schütze, "Introduction to Information
 * Retrieval", 13.3). The size of each side does not count: texts added in one language would move the words of
 * all others, and a long text has many. Words that were never seen say nothing.
 */
export function learn(good: readonly Text[], bad: readonly Text[]): Wording {
  const [inGood, inBad] = [countsIn(good), countsIn(bad)];
  const logOdds = (feature: string) =>
    Math.log(((inBad.get(feature) ?? 0) + 1) / ((inGood.get(feature) ?? 0) + 1));
  return (text) => [...featuresOf(text)].reduce((sum, feature) => sum + logOdds(feature), 0);
}

function countsIn(texts: readonly Text[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}

/**
 * Words, cut to their stems as well as one length does it in every language, and pairs of them. A Chinese
 * character is a word.
 */
function featuresOf({ subject, message }: Text): ReadonlySet<string> {
  const words = `${subject}. ${message}`
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\bhttps?:\S+|\bwww\.\S+/g, " link ")
    .replace(/[$€£]/g, " money ")
    .replace(/\d[\d.,]*/g, ({ length }) => (length > 3 ? " 9999 " : " 9 "))
    .match(/\p{Script=Han}|[\p{L}\d'-]+|[!?%]/gu);
  const stems = (words ?? []).map((word) => word.slice(0, 6));
  return new Set(
    stems.flatMap((stem, i) => (i === 0 ? [stem] : [stem, `${stems[i - 1]} ${stem}`])),
  );
}

/** Learned from the corpus. */
export const learned: Wording = learn(
  [...corpusOf("good"), ...corpusOf("developers")],
  corpusOf("bad"),
);
