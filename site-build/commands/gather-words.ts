import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createPoFile, stringifyPo } from "pofile-ts";
import { languages } from "../../app/content/languages.ts";
import { entriesOf, wordsFolder } from "../languages/catalog.ts";
import { collectTexts } from "../languages/collect.ts";
import { mergedItems } from "../languages/merge.ts";

/**
 * Brings the PO files of every language up to date with the texts of the code, for a translator to fill in. Run it
 * with `npm run words`, after every change of a text.
 */
const parts = collectTexts();
const [, ...others] = languages;
for (const language of others) {
  const known = entriesOf(language);
  const folder = wordsFolder(language);
  for (const part of parts) {
    const items = mergedItems(part, known);
    const po = { ...createPoFile(), items };
    po.headers = {
      Language: language.code,
      "MIME-Version": "1.0",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Transfer-Encoding": "8bit",
    };
    const target = join(folder, part.file);
    mkdirSync(dirname(target), { recursive: true });
    // Translations may be nowhere else: a file stays until the next one is whole, also on a full disk.
    writeFileSync(`${target}.next`, `${stringifyPo(po, { foldLength: 0 }).trimEnd()}\n`);
    renameSync(`${target}.next`, target);
    const open = items.filter(({ msgstr, flags }) => !msgstr[0] || flags.fuzzy).length;
    if (open > 0)
      process.stdout.write(`words/${language.code}/${part.file}: ${open} to translate\n`);
  }
  const current = parts.map(({ file }) => file);
  const gone = known.filter(({ file }) => !current.includes(file));
  for (const { file } of gone) rmSync(join(folder, file), { force: true });
}
