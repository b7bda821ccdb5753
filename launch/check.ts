import { readSettings } from "kivuko-inbox/settings";
import { docsPages } from "../app/content/brand.ts";
import { legalReviewedOn } from "../app/content/legal.ts";
import { inboxPathOf } from "../server/build-record.ts";
import { fail } from "../server/fail.ts";
import { problem } from "../site-build/problem.ts";
import { resolveSettings } from "../site-build/settings.ts";
import { type Filling, type OpenItem, openItems } from "./items.ts";

/*
 * Lists what must be filled in before the site goes live, using the environment of the build, and
 * fails until the list is empty. It builds nothing and makes no requests.
 */
const filling = await readFilling();
const items = openItems(filling);
process.stdout.write(
  items.length > 0
    ? checklist(items)
    : `Nothing is left to fill in. Open by hand: the ${Object.keys(docsPages).length} pages under ${filling.brand.docsUrl} that the site links to.\n`,
);
process.exitCode = items.length > 0 ? 1 : 0;

async function readFilling(): Promise<Filling> {
  const { env } = process;
  const settings = (async () => resolveSettings(env))();
  const mailbox = settings.then(({ brand }) => brand.helloMailbox);
  const inbox = mailbox.catch(() => undefined).then(checkInbox);
  const tried = await Promise.allSettled([settings, inbox]);
  // For an invalid value the stack is a sentence; for a bug it is a real stack trace.
  const wrong = tried.flatMap((each) => (each.status === "rejected" ? each.reason.stack : []));
  if (wrong.length > 0) fail(wrong.join("\n"));
  const { brand, contactEndpoint, languages } = await settings;
  return {
    brand,
    contactEndpoint,
    legalReviewedOn: Object.fromEntries(
      languages.map(({ code, name }) => [name, legalReviewedOn[code] ?? ""]),
    ),
    env,
  };
}

/** Throws the errors with which the inbox would refuse to start, except for a missing mailbox: that is in the list. */
function checkInbox(helloMailbox = ""): void {
  if (!inboxPathOf(process.env.CONTACT_ENDPOINT ?? "")) return;
  try {
    const missing = "missing@localhost";
    const from = process.env.INBOX_FROM || missing;
    readSettings({ ...process.env, INBOX_FROM: from }, helloMailbox || missing);
  } catch (error) {
    throw problem(`Inbox: ${error instanceof Error ? error.message : error}`);
  }
}

function checklist(items: readonly OpenItem[]): string {
  const width = Math.max(...items.map(({ where }) => where.length));
  return [
    "Before going live, set where the site is built, for the inbox also where it runs; brand.ts and legal.ts are in app/content/:\n\n",
    ...items.map(({ where, why }) => `  ${where.padEnd(width)}  ${why}\n`),
    `\n${items.length} left to fill in.\n`,
  ].join("");
}
