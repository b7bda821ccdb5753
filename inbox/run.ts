import { accessSync } from "node:fs";
import { runCommand } from "./commands.ts";
import { codeOf } from "./log.ts";
import { createMailer, testMail } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { isPostgres, readSettings } from "./settings.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names. */
// The reader, such as `head`, may have enough before the end.
process.stdout.on("error", () => process.exit());
try {
  // Only one command needs the deliverers.
  const { database, keepDays } = readSettings({
    ...process.env,
    ...{ SMTP_URL: "", INBOX_WEBHOOK: "", INBOX_WEBHOOK_SECRET: "" },
  });
  if (!isPostgres(database)) checkThere(database);
  const store = await openStore(database);
  process.exitCode = await runCommand(process.argv.slice(2), {
    store,
    now: Date.now(),
    keepDays,
    testMail: sendTestMail,
    print: (text) => process.stdout.write(text),
    complain: (sentence) => process.stderr.write(sentence),
  });
  await store.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function sendTestMail(): Promise<string> {
  const { smtpUrl, mailboxes } = readSettings(process.env);
  if (smtpUrl === "") throw new Error("SMTP_URL is not set, so no mail can be sent.");
  const mailer = createMailer(smtpUrl);
  try {
    await mailer.send(testMail(mailboxes));
    return `The mail server has accepted a mail from ${mailboxes.from} to ${mailboxes.to}.`;
  } catch (error) {
    // The server's words are for the operator, who wrote the mail.
    throw new Error(
      `The mail was not accepted (${codeOf(error)}): ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    mailer.close();
  }
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
