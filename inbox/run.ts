import { runCommand, UsageError } from "./commands.ts";
import { codeOf, createLog } from "./log.ts";
import { createMail } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { readSettings } from "./settings.ts";
import type { StoredMessage } from "./stored-message.ts";

/* The operator's commands: `npm run inbox -- list`, on the store that INBOX_DB names; one needs none. */

const args = process.argv.slice(2);

// The reader, such as `head`, may have enough before the end.
process.stdout.on("error", () => process.exit());
try {
  // Mail is tried before the first start, when there is no store.
  await (args.join() === "test-mail" ? sendTestMail() : runOnStore());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function runOnStore(): Promise<void> {
  const { database } = readSettings({ INBOX_DB: process.env.INBOX_DB });
  // The inbox may be running, in an older version.
  const store = openStore(database, [], false);
  const print = (text: string) => process.stdout.write(text);
  await runCommand(args, store, print).finally(store.close);
}

async function sendTestMail(): Promise<void> {
  const { smtpUrl, mailboxes } = readSettings(process.env);
  if (!smtpUrl) throw new Error("SMTP_URL is not set, so no mail can be sent.");
  const message: StoredMessage = {
    ...{ name: "Test", email: mailboxes.from, company: undefined, phone: undefined },
    ...{ subject: "Test", message: "A test of the mail server.", language: undefined },
    ...{ id: 0, key: "test", receivedAt: Date.now(), state: "waiting", doubt: undefined },
    deliveries: {},
  };
  const log = createLog((line) => process.stderr.write(line));
  try {
    await createMail(smtpUrl, mailboxes, log)(message);
  } catch (error) {
    // The server's words are for the operator.
    const said = error instanceof Error ? error.message : error;
    throw new Error(`The mail was not accepted (${codeOf(error)}): ${said}`);
  }
  process.stdout.write(`The mail server has accepted a mail from ${mailboxes.from}.\n`);
}
