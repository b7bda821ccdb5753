import { createServer } from "node:http";
import { isIPv6 } from "node:net";
import { type BuildRecord, inboxPathOf, readAnswers, readBuildRecord } from "./build-record.ts";
import { fail } from "./fail.ts";
import { createSite, refuse } from "./site.ts";

/** How long requests in hand may take when the server is stopped, in milliseconds: more than a visitor waits for a store. */
const GRACE_MS = 4000;

function readPort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) fail(`PORT is "${value}": it must be a number from 1 to 65535.`);
  return port;
}

/** What `read` finds in a built folder. If something is missing there, ends and says so. */
function built<Part>(read: (folder: string) => Part): Part {
  try {
    return read(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? `There is no complete ${folder}/ folder to serve` : message;
    return fail(`${reason}: run \`npm run build\` first.`);
  }
}

/** Its form says "Message Sent!" and sends nothing: whoever sets up an inbox must hear of it. */
function refuseSettingsOfInbox(): void {
  const { env } = process;
  const name = Object.keys(env).find((each) => /^(INBOX_|SMTP_URL$)/.test(each) && env[each]);
  if (name === undefined) return;
  const fault = `${name} is set, but ${folder}/ was built without CONTACT_ENDPOINT, so it receives no messages`;
  fail(`${fault}: build it with CONTACT_ENDPOINT=/messages, or remove the inbox's settings.`);
}

/** The inbox, if the form of this build posts to a path of the site. */
async function openInbox({ contactEndpoint, helloMailbox = "" }: BuildRecord) {
  if (contactEndpoint === "") refuseSettingsOfInbox();
  const path = inboxPathOf(contactEndpoint);
  if (path === undefined) return undefined;
  try {
    // Loaded only where it is needed: another host of the site has no use for a database.
    const { startInbox } = await import("kivuko-inbox");
    const answers = readAnswers(folder);
    return { path, ...(await startInbox({ path, env: process.env, answers, helloMailbox })) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return fail(`The inbox cannot start${code ? ` (${code})` : ""}: ${message}`);
  }
}

const port = readPort(process.env.PORT || "4173");
const folder = process.env.OUT_DIR || "dist";
const inbox = await openInbox(built(readBuildRecord));
/** Every address of this machine, if it is left out. */
const host = process.env.HOST || inbox?.host;
const listener = built(() => createSite(folder, inbox));
// The listener asks for a Host itself, and answers as the policy says.
const server = createServer({ requireHostHeader: false, requestTimeout: 60_000 }, listener);

server.on("error", ({ code = "" }: NodeJS.ErrnoException) => {
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code)) {
    fail(`HOST is "${host}": this machine has no such address.`);
  }
  const reason = code === "EADDRINUSE" ? "is already in use" : `cannot be opened (${code})`;
  fail(`PORT is "${port}": that port ${reason}.`);
});

server.on("clientError", refuse);

const name = isIPv6(host ?? "") ? `[${host}]` : (host ?? "localhost");
server.listen(port, host, () => process.stdout.write(`http://${name}:${port}\n`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => void inbox?.close());
    // Those that have had their answer.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    // Browsers open connections in advance; those would keep the process alive for a minute.
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}
