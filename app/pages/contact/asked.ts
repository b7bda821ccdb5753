import { plural } from "#words";
import { type Draft, fields } from "../../content/message.ts";
import type { Kept } from "./kept.ts";

/** The subject of a message with these questions. */
const subjectOf = (list: readonly string[]): string =>
  list.length === 1
    ? (list[0] ?? "")
    : plural(list.length, { one: "# question", other: "# questions" });

/** The questions that stand in a message. */
export const inMessage = (list: readonly string[], message: string): readonly string[] =>
  list.filter((question) => message.includes(question));

/**
 * The text with these questions, numbered, as the beginning of its message: as many, whole and in order, as the limit
 * leaves room for. What the visitor typed stays below them. `was`: the questions that the text had until now.
 */
export function withQuestions(text: Draft, was: readonly string[], now: readonly string[]): Draft {
  const isOurs = (line: string) =>
    line === "" || [...was, ...now].includes(line.replace(/^\d+\. /, ""));
  const lines = text.message.split("\n");
  const from = lines.findIndex((line) => !isOurs(line));
  const typed = from < 0 ? "" : lines.slice(from).join("\n");
  let asked = "";
  for (const [index, question] of now.entries()) {
    const more = `${asked}${index + 1}. ${question}\n`;
    if (`${more}\n${typed}`.trim().length > fields.message.limit) break;
    asked = more;
  }
  const isOwn = text.subject !== subjectOf(was) && ![...was, ...now].includes(text.subject);
  const subject = isOwn && text.subject ? text.subject : now.length ? subjectOf(now) : "";
  return { ...text, subject, message: asked ? `${asked}\n${typed}` : typed };
}

/**
 * The record when the form is opened for a subject, which is empty for the list of questions: what was typed for
 * another one is put aside, and what was typed for this one is taken up again.
 */
export function takenUp(kept: Kept, subject: string): Kept {
  const { text, aside = {} } = kept;
  if (text.subject === subject) return kept;
  const { [subject]: message = "", ...others } = aside;
  if (!text.subject)
    return { ...kept, text: { ...text, subject, message: message || text.message } };
  return {
    ...kept,
    text: { ...text, subject, message },
    aside: text.message ? { ...others, [text.subject]: text.message } : others,
  };
}
