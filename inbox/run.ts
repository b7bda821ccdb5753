import { accessSync } from "node:fs";
import { runCommand } from "./commands.ts";
import { codeOf } from "./log.ts";
import { createMailer, testMail } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { isPostgres, readSettings } from "./settings.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names; one needs none. */
// The reader, such as `head`, may have enough before the end.
process.stdout.on("error", () => process.exit());
const args = process.argv.slice(2);
try {
  // Mail is tried before the first start, when there is no store.
  await (args.join() === "test-mail" ? sendTestMail() : runOnStore());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function runOnStore(): Promise<void> {
  // These commands need no deliverers.
  const { database, keepDays } = readSettings({
    ...process.env,
    ...{ SMTP_URL: "", INBOX_WEBHOOK: "", INBOX_WEBHOOK_SECRET: "" },
  });
  if (!isPostgres(database)) checkThere(database);
  // The inbox may be running, in an older version.
  const store = openStore(database, [], false);
  process.exitCode = await runCommand(args, {
    store,
    now: Date.now(),
    keepDays,
    print: (text) => process.stdout.write(text),
    complain: (sentence) => process.stderr.write(sentence),
  });
  await store.close();
}

async function sendTestMail(): Promise<void> {
  const { smtpUrl, mailboxes } = readSettings(process.env);
  if (smtpUrl === "") throw new Error("SMTP_URL is not set, so no mail can be sent.");
  const { from, to } = mailboxes;
  try {
    await createMailer(smtpUrl, from)(testMail(mailboxes));
  } catch (error) {
    // The server's words are for the operator, who wrote the mail.
    const words = error instanceof Error ? error.message : error;
    throw new Error(`The mail was not accepted (${codeOf(error)}): ${words}`);
  }
  process.stdout.write(`The mail server has accepted a mail from ${from} to ${to}.\n`);
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
