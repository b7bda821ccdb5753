import type { Language } from "../../app/content/languages/language.ts";
import { entriesOf, keyOf, keyOfItem, readCatalog } from "./catalog.ts";
import { collectTexts, type Part } from "./collect.ts";

/** One sentence for each text that a language lacks, and each entry that is of no use or does not fit its text. */
export function wordProblems(
  language: Language,
  parts: readonly Part[],
  entries: ReturnType<typeof entriesOf> = entriesOf(language),
): string[] {
  const kept = entries.filter(({ item }) => !item.obsolete);
  const at = (file: string, message: string, what: string) =>
    `words/${language.code}/${file}: "${message}" ${what}.`;

  const translated = kept.filter(({ item }) => item.msgstr[0]);
  const done = new Set(translated.map(({ file, item }) => `${file} ${keyOfItem(item)}`));
  const missing = parts.flatMap(({ file, texts }) =>
    texts
      .filter((text) => !done.has(`${file} ${keyOf(text)}`))
      .map(({ message }) => at(file, message, "has no translation (npm run words lists it)")),
  );
  const wanted = new Map(parts.map(({ file, texts }) => [file, new Set(texts.map(keyOf))]));
  const translations = new Map<string, string>();
  const wrong = kept.flatMap(({ file, item }) => {
    const { msgid, msgstr, flags } = item;
    const [translation = ""] = msgstr;
    const key = keyOfItem(item);
    if (!wanted.get(file)?.has(key)) return at(file, msgid, "is no text of the site any more");
    if (flags.fuzzy) return at(file, msgid, "has changed since it was translated (fuzzy)");
    if (!translation) return [];
    const other = translations.get(key);
    translations.set(key, translation);
    if (other !== undefined && other !== translation) {
      const both = `is "${translation}" here and "${other}" elsewhere`;
      return at(file, msgid, `${both}: give it a context`);
    }
    return misfits(msgid, translation, language).map((what) => at(file, msgid, what));
  });
  return [...missing, ...wrong];
}

/** Says how many texts a build leaves in English; nothing if there are none. */
export function stillInEnglish(language: Language, translate = readCatalog(language)): string {
  const texts = collectTexts().flatMap((part) => part.texts);
  const open = texts.filter((text) => translate(text) === undefined);
  const [left, all] = [open, texts].map(({ length }) => length.toLocaleString("en"));
  return open.length > 0 ? `${language.name}: ${left} of ${all} texts are still in English.\n` : "";
}

/** The differences of a translation from its text in the parts that a translator must keep. */
function misfits(message: string, translation: string, { code }: Language): string[] {
  const [slots, own] = [slotsOf(message), slotsOf(translation)];
  const less = [...slots].filter((slot) => !own.has(slot));
  const more = [...own].filter((slot) => !slots.has(slot));
  const forms = message.includes(", plural, ") ? formsOf(code) : [];
  const lines = message.split("\n").length;
  return [
    ...(translation.split("\n").length === lines ? [] : [`has not ${lines} lines`]),
    ...less.map((slot) => `loses ${slot} in "${translation}"`),
    ...more.map((slot) => `gets ${slot} in "${translation}"`),
    ...forms
      .filter((form) => !translation.includes(` ${form} {`))
      .map((form) => `lacks the plural form "${form}" in "${translation}"`),
  ];
}

/** A value, an element, or a mark of `rich()`: a link's target, an event. What is asked is translated. */
const SLOT = /\{\w+(?:\}|, plural, )|<\/?\d+\/?>|\](?:\(ask:|\([^)]+\))|`[^`]+`/g;

const slotsOf = (message: string) => new Set(message.match(SLOT));

/** The forms that counts of the site can need: some languages have one more for millions, or for fractions. */
function formsOf(code: string): string[] {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
}
