import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PoItem, parsePo } from "pofile-ts";
import type { Language } from "../../app/content/languages/language.ts";
import { languages } from "../../app/content/languages.ts";
import { root } from "../sources.ts";
import type { Text } from "./inline.ts";

const [original] = languages;

/** The folder with the words of a language: a PO file for each part of the site. */
export const wordsFolder = ({ code }: Language) => join(root, "words", code);

/** The identity of a text, in the code and in a PO file. */
export const keyOf = ({ message, context = "" }: Pick<Text, "message" | "context">) =>
  `${context}\u0004${message}`;

export const keyOfItem = ({ msgid, msgctxt }: PoItem) =>
  keyOf({ message: msgid, context: msgctxt ?? "" });

/** The entries of a language, with the names of their files. */
export function entriesOf(language: Language): readonly { file: string; item: PoItem }[] {
  const folder = wordsFolder(language);
  return globSync("**/*.po", { cwd: folder })
    .sort()
    .flatMap((file) =>
      parsePo(readFileSync(join(folder, file), "utf8")).items.map((item) => ({ file, item })),
    );
}

/** Translates into a language; undefined for a text without a translation: `npm run check` names it. */
export function readCatalog(language: Language): (text: Text) => string | undefined {
  if (language === original) return ({ message }) => message;
  const translations = new Map(
    entriesOf(language)
      .filter(({ item }) => !item.obsolete && item.msgstr[0])
      .map(({ item }) => [keyOfItem(item), item.msgstr[0]]),
  );
  return (text) => translations.get(keyOf(text));
}
