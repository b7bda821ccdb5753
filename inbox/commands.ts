import { parseArgs } from "node:util";
import { csvRow, jsonLine, shown, table } from "./listing.ts";
import type { Store } from "./store.ts";
import { type State, states } from "./stored-message.ts";

export interface CommandInput {
  readonly store: Store;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** In days; undefined if messages are kept until they are erased by hand. */
  readonly keepDays: number | undefined;
  readonly print: (text: string) => unknown;
  readonly complain: (sentence: string) => unknown;
}

const usage = `npm run inbox -- list              the newest fifty messages
             -- list --failed     those in a state: also --waiting, --delivered, --done, --stored
             -- list --before ID  older ones
             -- show ID           one message
             -- export [--csv]    every message, as JSON lines or CSV
             -- deliver ID...     delivers again, or at last
             -- deliver --failed  delivers what was given up
             -- done ID...        marks as dealt with: not delivered, and erased by purge
             -- erase ID...       erases messages
             -- forget EMAIL      erases every message from an address
             -- purge             erases what is older than INBOX_KEEP_DAYS
             -- test-mail         sends a mail to INBOX_TO now, and says what became of it
`;

const flag = { type: "boolean" } as const;
const options = {
  csv: flag,
  before: { type: "string" },
  ...(Object.fromEntries(states.map((state) => [state, flag])) as Record<State, typeof flag>),
} as const;

/** Of one list, and rows that are read at once. */
const LISTED = 50;
const PAGE = 500;

/** The request is not a command. */
class UsageError extends Error {}

/**
 * Runs one command on the store. Resolves to the exit code: 0, 1 if the message does not exist or a setting is missing,
 * 2 if the command is not one. Rejects if the store fails.
 */
export async function runCommand(args: readonly string[], input: CommandInput): Promise<number> {
  try {
    return await run(args, input);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    input.complain(usage);
    return 2;
  }
}

async function run(args: readonly string[], input: CommandInput): Promise<number> {
  const { store, now, keepDays, print, complain } = input;
  const { name, words, flags, before } = parsed(args);
  /** Throws unless the words are right and there are no other flags. */
  const takes = (isRight: boolean, ...known: readonly string[]) => {
    const others = [...flags, ...(before === undefined ? [] : ["before"])];
    if (!isRight || others.some((flag) => !known.includes(flag))) throw new UsageError();
  };
  const missing = (id: number) => {
    complain(`There is no message ${id}.\n`);
    return 1;
  };
  const each = async (work: (id: number) => Promise<boolean>, done: string) => {
    takes(words.length > 0);
    let code = 0;
    for (const id of words.map(idOf)) {
      if (await work(id)) print(`Message ${id}${done}\n`);
      else code = missing(id);
    }
    return code;
  };
  switch (name) {
    case "list": {
      takes(words.length === 0 && flags.length < 2, "before", ...states);
      const [state] = flags as State[];
      const last = before === undefined ? Number.MAX_SAFE_INTEGER : idOf(before);
      const found = await store.before(last, LISTED, state);
      print(table(found));
      const more = [state && `--${state}`, `--before ${found.at(-1)?.id}`].filter(Boolean);
      if (found.length === LISTED) print(`Older: npm run inbox -- list ${more.join(" ")}\n`);
      return 0;
    }
    case "show": {
      takes(words.length === 1);
      const id = idOf(words[0] ?? "");
      const message = await store.find(id);
      if (!message) return missing(id);
      print(shown(message));
      return 0;
    }
    case "export": {
      takes(words.length === 0, "csv");
      const row = flags.length > 0 ? csvRow : jsonLine;
      if (flags.length > 0) print(csvRow());
      let page = await store.after(0, PAGE);
      for (; page.length > 0; page = await store.after(page.at(-1)?.id ?? 0, PAGE)) {
        for (const message of page) print(row(message));
      }
      return 0;
    }
    case "deliver":
      if (flags.length === 0) {
        return each((id) => store.queue(id, now), " is due now: a running inbox delivers it.");
      }
      takes(words.length === 0, "failed");
      print(`Due now: ${await store.queueFailed(now)}\n`);
      return 0;
    case "done":
      return each((id) => store.finish(id, now), " is marked as done.");
    case "erase":
      return each((id) => store.erase(id), " is erased.");
    case "forget":
      takes(words.length === 1 && words[0]?.includes("@") === true);
      print(`Erased: ${await store.forget(words[0] ?? "")}\n`);
      return 0;
    case "purge": {
      takes(words.length === 0);
      if (keepDays === undefined) {
        complain("INBOX_KEEP_DAYS is not set, so nothing is too old.\n");
        return 1;
      }
      const { erased, kept } = await store.purge(now, keepDays);
      print(`Erased: ${erased}\n`);
      if (kept > 0) print(`Kept, because they were never delivered: ${kept}\n`);
      return 0;
    }
    default:
      throw new UsageError();
  }
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    const [name, ...words] = positionals;
    const { before, ...flags } = values;
    return { name, words, before, flags: Object.keys(flags) };
  } catch {
    throw new UsageError();
  }
}

function idOf(word: string): number {
  if (/^[1-9]\d{0,14}$/.test(word)) return Number(word);
  throw new UsageError();
}
