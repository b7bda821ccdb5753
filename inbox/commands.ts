import { csvRow, jsonLine } from "./export.ts";
import { cutoff } from "./retention.ts";
import type { Store, StoredMessage } from "./store.ts";

export interface CommandInput {
  readonly store: Store;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** In days; undefined if messages are kept until they are erased by hand. */
  readonly keepDays: number | undefined;
  readonly print: (text: string) => unknown;
  readonly complain: (sentence: string) => unknown;
}

const usage = `npm run inbox -- list               when, from whom, about what, delivered or not
             -- show ID            one message
             -- export [--csv]     every message, as JSON lines or CSV
             -- deliver ID         sends a message again, or at last
             -- forget EMAIL       erases every message from an address
             -- purge              erases what is older than INBOX_KEEP_DAYS
`;

/**
 * Runs one command. Resolves to the exit code: 0, 1 if what was named does not exist or a setting is
 * missing, 2 if the command is not one. Rejects if the store fails.
 */
export async function runCommand(args: readonly string[], input: CommandInput): Promise<number> {
  const { store, now, keepDays, print, complain } = input;
  const [name = "", argument = "", ...more] = args;
  const command = more.length > 0 ? "" : `${name} ${argument && kindOf(name, argument)}`.trim();
  switch (command) {
    case "list":
      print(await listed(store));
      return 0;
    case "show ID": {
      const message = await store.find(Number(argument));
      if (message) print(shown(message));
      return message ? 0 : missing(argument, complain);
    }
    case "export":
    case "export --csv": {
      const row = argument ? csvRow : jsonLine;
      if (argument) print(csvRow());
      for await (const message of all(store)) print(row(message));
      return 0;
    }
    case "deliver ID": {
      if (!(await store.queue(Number(argument), now))) return missing(argument, complain);
      print(`Message ${argument} is due now: an inbox with SMTP_URL delivers it.\n`);
      return 0;
    }
    case "forget EMAIL":
      print(`Erased: ${await store.forget(argument)}\n`);
      return 0;
    case "purge":
      if (keepDays === undefined) {
        complain("INBOX_KEEP_DAYS is not set, so nothing is too old.\n");
        return 1;
      }
      print(`Erased: ${await store.purge(cutoff(now, keepDays))}\n`);
      return 0;
    default:
      complain(usage);
      return 2;
  }
}

/** The argument's place in the usage; itself, if it has none. */
function kindOf(name: string, argument: string): string {
  if ((name === "show" || name === "deliver") && /^[1-9]\d{0,14}$/.test(argument)) return "ID";
  return name === "forget" && argument.includes("@") ? "EMAIL" : argument;
}

function missing(id: string, complain: CommandInput["complain"]): number {
  complain(`There is no message ${id}.\n`);
  return 1;
}

const PAGE = 500;

async function* all(store: Store): AsyncGenerator<StoredMessage> {
  for (let page = await store.after(0, PAGE); page.length > 0; ) {
    yield* page;
    page = await store.after(page.at(-1)?.id ?? 0, PAGE);
  }
}

async function listed(store: Store): Promise<string> {
  const rows: string[][] = [["ID", "Received (UTC)", "Name", "Subject", "Mail"]];
  for await (const each of all(store)) {
    const { id, receivedAt, name, subject } = each;
    rows.push([String(id), minute(receivedAt), cell(name, 24), cell(subject, 40), stateOf(each)]);
  }
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `${row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd()}\n`;
  return rows.map(line).join("");
}

function shown(message: StoredMessage): string {
  const { id, receivedAt, name, email, company = "", phone = "", subject } = message;
  const rows = [
    ["ID", String(id)],
    ["Received (UTC)", minute(receivedAt)],
    ["Mail", `${stateOf(message)}, attempts: ${message.attempts}`],
    ["Name", name],
    ["Email", email],
    ["Company", company],
    ["Phone", phone],
    ["Subject", subject],
  ];
  const head = rows.map(([label = "", value = ""]) => `${label.padEnd(16)}${harmless(value)}\n`);
  const lines = message.message.split(/\r?\n/).map(harmless);
  return `${head.join("")}\n${lines.join("\n")}\n`;
}

function stateOf({ deliveredAt, failedAt }: StoredMessage): string {
  if (deliveredAt !== undefined) return `delivered ${minute(deliveredAt)}`;
  return failedAt === undefined ? "waiting" : `failed ${minute(failedAt)}`;
}

const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace("T", " ");

function cell(text: string, width: number): string {
  const line = harmless(text);
  return line.length > width ? `${line.slice(0, width - 3)}...` : line;
}

/** A control character could command the terminal. */
function harmless(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
