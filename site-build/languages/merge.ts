import { createItem, type PoItem } from "pofile-ts";
import { keyOf, keyOfItem } from "./catalog.ts";
import type { Part } from "./collect.ts";

/** The least share of common words with which one text counts as the other's new version. */
const ALIKE = 0.6;

/**
 * The entries of a part's PO file: one for each of its texts, in order. `known`: the entries of all files of the
 * language. A text that has changed a little keeps its translation, marked as fuzzy.
 */
export function mergedItems(part: Part, known: readonly { file: string; item: PoItem }[]) {
  const translated = known.filter(({ item }) => !item.obsolete && item.msgstr[0]);
  const current = new Set(part.texts.map(keyOf));
  const unused = translated.filter(
    ({ file, item }) => file === part.file && !current.has(keyOfItem(item)),
  );
  return part.texts.map((text) => {
    const { message, context, comment, sources } = text;
    const same = translated
      .filter(({ item }) => keyOfItem(item) === keyOf(text))
      // Its own file's first.
      .sort((a, b) => Number(b.file === part.file) - Number(a.file === part.file))[0];
    const before = same ?? unused.find(({ item }) => likeness(item.msgid, message) >= ALIKE);
    return {
      ...createItem(),
      msgid: message,
      msgctxt: context ?? null,
      msgstr: [before?.item.msgstr[0] ?? ""],
      references: [...sources],
      comments: before?.item.comments ?? [],
      extractedComments: comment ? [comment] : [],
      flags: before && (before !== same || before.item.flags.fuzzy) ? { fuzzy: true } : {},
    };
  });
}

/** From 0 to 1: the share of words that two texts have in common. */
function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().split(/\W+/)));
  if (!a || !b) return 0;
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}
