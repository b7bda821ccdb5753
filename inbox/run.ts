import { accessSync } from "node:fs";
import { runCommand, UsageError } from "./commands.ts";
import { codeOf } from "./log.ts";
import { openStore } from "./open-store.ts";
import { isPostgres, readSettings } from "./settings.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names. */

// The reader, such as `head`, may have enough before the end.
process.stdout.on("error", () => process.exit());
try {
  const { database } = readSettings({ INBOX_DB: process.env.INBOX_DB });
  if (!isPostgres(database)) checkThere(database);
  // The inbox may be running, in an older version.
  const store = openStore(database, [], false);
  const print = (text: string) => process.stdout.write(text);
  await runCommand(process.argv.slice(2), { store, now: Date.now(), print }).finally(store.close);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Opening would create a missing file, and an empty store would claim that there was nothing to erase. */
function checkThere(file: string): void {
  try {
    accessSync(file);
  } catch (error) {
    const reason = codeOf(error);
    throw new Error(`${file} cannot be opened (${reason}): set INBOX_DB as for the inbox.`);
  }
}
