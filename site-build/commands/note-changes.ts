import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressIn, languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { documentFile } from "../feeds/addresses.ts";
import { changesFile, fingerprint, readChanges } from "../feeds/changes.ts";

/**
 * Updates the sitemap date of every page whose text has changed, in each language that was built. Run it with `npm run dates`, which
 * builds first, and commit the result with the change.
 */
const today = new Date().toISOString().slice(0, 10);
const before = readChanges();
const after = Object.fromEntries(
  languages
    .flatMap((language) => routes.map(({ path }) => addressIn(language, path)))
    .flatMap((address) => {
      const file = join(import.meta.dirname, "../../dist", documentFile(address));
      const known = before[address];
      const words = existsSync(file) ? fingerprint(readFileSync(file, "utf8")) : known?.words;
      if (!words) return [];
      if (known?.words === words) return [[address, known]];
      process.stdout.write(`${address}: ${today}\n`);
      return [[address, { date: today, words }]];
    }),
);
writeFileSync(changesFile, `${JSON.stringify(after, null, 2)}\n`);
