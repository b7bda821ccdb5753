import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../app/content/pages.ts";
import { documentFile } from "../feeds/addresses.ts";
import { changesFile, fingerprint, readChanges } from "../feeds/changes.ts";

/**
 * Updates the sitemap date of every page whose text has changed. Run it with `npm run dates`, which
 * builds first, and commit the result with the change.
 */
const today = new Date().toISOString().slice(0, 10);
const before = readChanges();
const after = Object.fromEntries(
  routes.map(({ path }) => {
    const file = join(import.meta.dirname, "../../dist", documentFile(path));
    const words = fingerprint(readFileSync(file, "utf8"));
    const known = before[path];
    if (known?.words === words) return [path, known];
    process.stdout.write(`${path}: ${today}\n`);
    return [path, { date: today, words }];
  }),
);
writeFileSync(changesFile, `${JSON.stringify(after, null, 2)}\n`);
