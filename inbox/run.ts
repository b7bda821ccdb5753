import { runCommand, UsageError } from "./commands.ts";
import { openStore } from "./open-store.ts";
import { readSettings } from "./settings.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names. */

// The reader, such as `head`, may have enough before the end.
process.stdout.on("error", () => process.exit());
try {
  const { database } = readSettings({ INBOX_DB: process.env.INBOX_DB });
  // The inbox may be running, in an older version.
  const store = openStore(database, [], false);
  const print = (text: string) => process.stdout.write(text);
  await runCommand(process.argv.slice(2), store, print).finally(store.close);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
