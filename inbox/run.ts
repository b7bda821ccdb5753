import { runCommand, UsageError } from "./commands.ts";
import { openStore } from "./open-store.ts";
import { readSettings } from "./settings.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names. */

process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // The reader, such as `head`, may have enough before the end.
  if (code === "EPIPE") process.exit();
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
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
