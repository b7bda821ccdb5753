import { stripVTControlCharacters } from "node:util";

/** Lines of a message worth the last screen: expected and seen values come first. */
const LINES = 14;

interface Failure {
  /** File and line. */
  readonly at: string;
  /** The names of the test and, from the outermost, of its step. */
  readonly names: readonly string[];
  /** Expected and seen values. */
  readonly message: string;
  /** Where it was seen: the page, and a picture of it. */
  readonly seen?: readonly string[];
  /** Repeats this test and no other. */
  readonly command: string;
}

/** Everything needed to understand a failure, on one screen. */
export function describeFailure({ at, names, message, seen = [], command }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const more = lines.length > LINES ? [`... and ${lines.length - LINES} lines, above`] : [];
  return [
    "",
    `FAILED ${names.join(" › ")}`,
    `  ${at}`,
    ...seen.map((each) => `  ${each}`),
    ...[...lines.slice(0, LINES), ...more].map((line) => `    ${line}`),
    `  Repeat: ${command}`,
    "",
  ].join("\n");
}
