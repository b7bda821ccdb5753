import { fieldNames, rulesOf } from "./form.ts";
import { inOneLine, textOf } from "./mail.ts";
import { type StoredMessage, ways } from "./stored-message.ts";

/* Messages as the operator's commands print them. */

const listed = fieldNames.filter((name) => rulesOf(name).listed);

export function table(messages: readonly StoredMessage[]): string {
  const head = ["ID", "Received (UTC)", ...listed.map((name) => rulesOf(name).label), "State"];
  const rows = messages.map((message) => [
    String(message.id),
    minute(message.receivedAt),
    ...listed.map((name) => cell(message[name] ?? "", rulesOf(name).listed ?? 0)),
    stateOf(message),
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const padded = (text: string, column: number) => text.padEnd(widths[column] ?? 0);
  return all.map((row) => `${row.map(padded).join("  ").trimEnd()}\n`).join("");
}

/** One message, for reading. */
export function shown(message: StoredMessage): string {
  const attempts = ways.flatMap((way) => {
    const { attempts, deliveredAt } = message.deliveries[way] ?? {};
    const end = deliveredAt === undefined ? "" : `, delivered ${minute(deliveredAt)}`;
    return attempts === undefined ? [] : [`By ${way}: ${attempts} attempts${end}`];
  });
  return [`State: ${stateOf(message)}`, ...attempts, textOf(message), ""].join("\n");
}

const stateOf = ({ state, doubt }: StoredMessage) => (doubt ? `${state}, [?] ${doubt}` : state);

const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace("T", " ");

function cell(text: string, width: number): string {
  const characters = [...inOneLine(text)];
  if (characters.length <= width) return characters.join("");
  return `${characters.slice(0, width - 3).join("")}...`;
}
