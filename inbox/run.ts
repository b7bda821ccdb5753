import { runCommand } from "./commands.ts";
import { openStore } from "./open-store.ts";
import { readSettings } from "./settings.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names. */
// The reader, such as `head`, may have enough before the end.
process.stdout.on("error", () => process.exit());
try {
  const { database, keepDays } = readSettings({ ...process.env, SMTP_URL: "" });
  const store = await openStore(database);
  process.exitCode = await runCommand(process.argv.slice(2), {
    store,
    now: Date.now(),
    keepDays,
    print: (text) => process.stdout.write(text),
    complain: (sentence) => process.stderr.write(sentence),
  });
  await store.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
