import { fieldNames, rulesOf } from "./form.ts";
import { inLines, inOneLine } from "./harmless.ts";
import { nameOf } from "./mail.ts";
import type { Store } from "./store.ts";
import { type State, type StoredMessage, ways } from "./stored-message.ts";

/** Messages of one list, and rows that are read at once to find them. */
const LENGTH = 50;
const PAGE = 500;

interface Query {
  readonly state: State | undefined;
  /** Only older messages than this one. */
  readonly before: number | undefined;
  /** All of them must be in one of the fields, in any capitals. */
  readonly words: readonly string[];
}

/** The newest messages that were asked for, newest first; at most fifty. */
export async function newest(store: Store, query: Query): Promise<readonly StoredMessage[]> {
  const { state, before = Number.MAX_SAFE_INTEGER, words } = query;
  const wanted = words.map((word) => word.toLowerCase());
  const found: StoredMessage[] = [];
  for (let last = before; found.length < LENGTH; ) {
    const page = await store.before(last, words.length > 0 ? PAGE : LENGTH, state);
    found.push(...page.filter((message) => wanted.every((word) => textOf(message).includes(word))));
    const end = page.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  return found.slice(0, LENGTH);
}

const textOf = (message: StoredMessage) =>
  fieldNames
    .map((name) => message[name] ?? "")
    .join("\n")
    .toLowerCase();

/** How to go on, if there may be more. */
export function older(found: readonly StoredMessage[], { state, words }: Query): string {
  if (found.length < LENGTH) return "";
  const options = [state && `--${state}`, `--before ${found.at(-1)?.id}`, ...words];
  return `Older: npm run inbox -- list ${options.filter(Boolean).join(" ")}\n`;
}

const listed = fieldNames.filter((name) => rulesOf(name).listed);

export function table(messages: readonly StoredMessage[]): string {
  const head = ["ID", "Received (UTC)", ...listed.map((name) => rulesOf(name).label), "State"];
  const rows = messages.map((message) => [
    String(message.id),
    minute(message.receivedAt),
    ...listed.map((name) => cell(message[name] ?? "", rulesOf(name).listed ?? 0)),
    stateOf(message),
  ]);
  const widths = head.map((_, column) =>
    [head, ...rows].reduce(
      (most, row) => Math.max(most, charactersIn(row[column] ?? "").length),
      0,
    ),
  );
  return [head, ...rows].map((row) => `${row.map(padded(widths)).join("  ").trimEnd()}\n`).join("");
}

const padded = (widths: readonly number[]) => (text: string, column: number) =>
  text + " ".repeat((widths[column] ?? 0) - charactersIn(text).length);

/** One message, for reading. */
export function shown(message: StoredMessage): string {
  const lines = fieldNames.filter((name) => !rulesOf(name).multiline);
  const texts = fieldNames.filter((name) => rulesOf(name).multiline);
  const rows = [
    ["ID", String(message.id)],
    ["Received (UTC)", minute(message.receivedAt)],
    ["State", stateOf(message)],
    ...ways.flatMap((way) => {
      const { attempts, deliveredAt } = message.deliveries[way] ?? {};
      const end = deliveredAt === undefined ? "" : `, delivered ${minute(deliveredAt)}`;
      return attempts === undefined ? [] : [[`By ${way}`, `attempts: ${attempts}${end}`]];
    }),
    ...(message.language ? [["Language", nameOf(message.language)]] : []),
    ...lines.map((name) => [rulesOf(name).label, message[name] ?? ""]),
  ];
  const head = rows.map(([label = "", value = ""]) => `${label.padEnd(16)}${inOneLine(value)}\n`);
  const text = texts.flatMap((name) => inLines(message[name] ?? ""));
  return `${head.join("")}\n${text.join("\n")}\n`;
}

function stateOf({ state, suspected }: StoredMessage): string {
  return state === "suspected" ? `suspected: ${suspected}` : state;
}

const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace("T", " ");

const segmenter = new Intl.Segmenter();
/** As a reader counts them: an emoji of several parts is one. */
const charactersIn = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

function cell(text: string, width: number): string {
  const characters = charactersIn(inOneLine(text));
  return characters.length > width
    ? `${characters.slice(0, width - 3).join("")}...`
    : characters.join("");
}
