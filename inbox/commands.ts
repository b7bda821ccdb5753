import { parseArgs } from "node:util";
import { csvRow, jsonLine, shown, table } from "./export.ts";
import { type State, type Store, states } from "./store.ts";

const usage = `npm run inbox -- list              the newest fifty messages
             -- list --failed     those in a state: also --waiting, --delivered, --done
             -- show ID           one message
             -- export [EMAIL]    every message, or those from an address, as JSON lines; or --csv
             -- deliver ID...     delivers again, or at last
             -- deliver --failed  delivers what was given up
             -- done ID...        marks as dealt with: not delivered, and erased when it is old
             -- erase ID...       erases messages
             -- forget EMAIL      erases every message from an address`;

const flag = { type: "boolean" } as const;
const options = Object.fromEntries(["csv", ...states].map((name) => [name, flag]));

/** The messages of one list. */
const LISTED = 50;

/** The request is not a command. */
export class UsageError extends Error {
  constructor() {
    super(usage);
  }
}

/**
 * Runs one command on the store. Rejects with a UsageError if it is not one, with another error if a message does not
 * exist or the store fails.
 */
export async function runCommand(
  args: readonly string[],
  store: Store,
  print: (text: string) => unknown,
) {
  const now = Date.now();
  const { name, words, flags } = parsed(args);
  /** Throws unless the words are right and there are no other flags. */
  const takes = (isRight: boolean, ...known: readonly string[]) => {
    if (!isRight || flags.some((flag) => !known.includes(flag))) throw new UsageError();
  };
  /** `work` says what it has done, or false if there is no such message. */
  const each = async (work: (id: number) => Promise<string | false>) => {
    takes(words.length > 0);
    for (const id of words.map(idOf)) {
      const done = await work(id);
      if (!done) throw missing(id);
      print(`Message ${id} ${done}\n`);
    }
  };
  switch (name) {
    case "list": {
      takes(words.length === 0 && flags.length < 2, ...states);
      print(table(await store.newest(LISTED, flags[0] as State | undefined)));
      return;
    }
    case "show": {
      takes(words.length === 1);
      const id = idOf(words[0]);
      const message = await store.find(id);
      if (!message) throw missing(id);
      print(shown(message));
      return;
    }
    case "export": {
      const [email] = words;
      takes(words.length === 0 || (words.length === 1 && isEmail(email)), "csv");
      const row = flags.length > 0 ? csvRow : jsonLine;
      if (flags.length > 0) print(csvRow());
      for await (const message of store.everyMessage(email)) print(row(message));
      return;
    }
    case "deliver":
      if (flags.length === 0) {
        return each(async (id) => {
          if (!(await store.queue(id, now))) return false;
          const ways = Object.keys((await store.find(id))?.deliveries ?? {}).join(" and ");
          return `is due now by ${ways}: a running inbox delivers it in each way that it is set up for.`;
        });
      }
      takes(words.length === 0, "failed");
      print(`Due now: ${await store.queueFailed(now)}\n`);
      return;
    case "done":
      return each(async (id) => (await store.finish(id, now)) && "is marked as done.");
    case "erase":
      return each(async (id) => (await store.erase(id)) && "is erased.");
    case "forget":
      takes(words.length === 1 && isEmail(words[0]));
      print(`Erased: ${await store.forget(words[0] ?? "")}\n`);
      return;
    default:
      throw new UsageError();
  }
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...words] = positionals;
    return { name, words, flags: Object.keys(values) };
  } catch {
    throw new UsageError();
  }
}

function idOf(word = ""): number {
  if (/^[1-9]\d{0,14}$/.test(word)) return Number(word);
  throw new UsageError();
}

const isEmail = (word = "") => word.includes("@");
const missing = (id: number) => new Error(`There is no message ${id}.`);
