import { plural } from "#words";
import { type Draft, fields } from "../../content/message.ts";

/** The subject of a message with these questions. */
const subjectOf = ([only = "", ...others]: readonly string[]): string =>
  others.length === 0 ? only : counted(others.length + 1);

const counted = (count: number): string =>
  plural(count, { one: "# question", other: "# questions" });

/** Whether a subject is one that a list of questions gave. */
const isGiven = (subject: string): boolean => {
  const [count = 0] = subject.match(/\d+/) ?? [];
  return subject === counted(Number(count));
};

/** The questions that stand in a message. */
export const inMessage = (list: readonly string[], message: string): readonly string[] =>
  list.filter((question) => message.includes(question));

/**
 * The text with these questions, numbered, as the beginning of its message: as many, whole and in order, as the limit
 * leaves room for. What the visitor typed stays below them. `was`: the questions that the text had until now.
 */
export function withQuestions(text: Draft, was: readonly string[], now: readonly string[]): Draft {
  const known = [...was, ...now];
  const typed = text.message
    .split("\n")
    .filter((line) => !known.includes(line.replace(/^\d+\. /, "")))
    .join("\n")
    .replace(/^\n+/, "");
  let asked = "";
  let count = 0;
  for (const [index, question] of now.entries()) {
    const more = `${asked}${index + 1}. ${question}\n`;
    if (`${more}\n${typed}`.trim().length > fields.message.limit) break;
    asked = more;
    count = index + 1;
  }
  const isOwn = text.subject !== "" && !known.includes(text.subject) && !isGiven(text.subject);
  const subject = isOwn ? text.subject : subjectOf(now.slice(0, count || 1));
  return { ...text, subject, message: asked ? `${asked}\n${typed}` : typed };
}
