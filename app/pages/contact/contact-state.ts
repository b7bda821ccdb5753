import { plural } from "#words";
import {
  type Draft,
  emptyDraft,
  type FieldErrors,
  fieldNames,
  fields,
} from "../../content/message.ts";
import { type Kept, type LastMessage, without } from "./kept.ts";

export interface ContactState {
  /** The session's record, which outlives the page (`kept.ts`). */
  readonly kept: Kept;
  /** The outcome that is shown next to the form, also when the notice has gone. */
  readonly shown: LastMessage["state"] | undefined;
  readonly sending: boolean;
  /** The text of the last answer: an error disappears once its field differs from it. */
  readonly submitted: Draft;
  /** Not edited since that answer: submitting the same text again would change nothing. */
  readonly answered: boolean;
  readonly errors: FieldErrors;
  /** The errors of the last submit. In the summary they keep their places when they are corrected. */
  readonly summary: FieldErrors;
  /** Counts refused submissions; each shows the summary again. */
  readonly refusals: number;
  readonly notice: "sent" | "failed" | undefined;
  /** The sender's address, for as long as the page is there. */
  readonly replyTo: string;
  /** Whether text was typed while the message was being sent. */
  readonly rest: boolean;
}

export type ContactEvent =
  | { readonly type: "begin"; readonly kept: Kept }
  /** By the visitor, or by a change of the kept questions. */
  | { readonly type: "edit"; readonly text: Draft; readonly asked?: readonly string[] }
  | { readonly type: "refuse"; readonly text: Draft; readonly errors: FieldErrors }
  | { readonly type: "send"; readonly text: Draft; readonly key: string; readonly at: number }
  /** The outcome is known, and kept although it is not shown yet. */
  | { readonly type: "settle"; readonly outcome: "sent" | "failed" }
  | { readonly type: "show"; readonly text: Draft; readonly replyTo: string }
  | { readonly type: "dismiss" };

const calm = { sending: false, answered: false, errors: {}, summary: {}, notice: undefined };

export const contactAtRest: ContactState = {
  ...calm,
  kept: { text: emptyDraft },
  shown: undefined,
  submitted: emptyDraft,
  refusals: 0,
  replyTo: "",
  rest: false,
};

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  const { kept } = state;
  switch (event.type) {
    case "begin": {
      // Of one that was being sent when the page was left nobody knows. Sent again, it has the same key.
      const was = event.kept.last;
      const last = was?.state === "sending" ? ({ ...was, state: "unsure" } as const) : was;
      return { ...state, ...calm, kept: { ...event.kept, last }, shown: last?.state };
    }
    case "edit": {
      const { text, asked } = event;
      const left = fieldNames.filter((name) => text[name] === state.submitted[name]);
      const errors = Object.fromEntries(
        left.flatMap((name) => (state.errors[name] ? [[name, state.errors[name]]] : [])),
      );
      return {
        ...state,
        kept: { ...kept, text, ...(asked && { asked }) },
        answered: asked !== undefined && state.answered,
        errors,
      };
    }
    case "refuse": {
      const { text, errors } = event;
      const refused = { submitted: text, answered: true, errors, summary: errors };
      return {
        ...state,
        ...calm,
        ...refused,
        kept: { ...kept, text },
        refusals: state.refusals + 1,
      };
    }
    case "send": {
      const { text, key, at } = event;
      const last = { key, state: "sending", draft: text, at } as const;
      return { ...state, ...calm, kept: { ...kept, text, last }, sending: true };
    }
    case "settle": {
      if (!kept.last) return state;
      const { draft } = kept.last;
      const last = { ...kept.last, state: event.outcome };
      if (last.state !== "sent") return { ...state, kept: { ...kept, last } };
      const subject = { ...emptyDraft, subject: draft.subject };
      const questions = inMessage(kept.asked ?? [], draft.message);
      const told = { ...last, draft: subject, questions };
      return { ...state, kept: { ...kept, text: without(draft, kept.text), last: told } };
    }
    case "show": {
      const { text, replyTo } = event;
      const shown = kept.last?.state;
      const isSent = shown === "sent";
      return {
        ...state,
        ...calm,
        kept: { ...kept, text },
        shown,
        submitted: text,
        // A failed submission may be repeated unchanged.
        answered: isSent,
        notice: isSent ? "sent" : "failed",
        replyTo,
        rest: Object.values(text).some(Boolean),
      };
    }
    case "dismiss":
      return { ...state, notice: undefined };
  }
}

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
