import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { keepQuestions, QUESTIONS, questions } from "../../browser/kept-questions.ts";
import {
  type ContactMessage,
  type Draft,
  emptyDraft,
  type FieldName,
  fieldNames,
  fields,
  ofFields,
  subjectFrom,
  validate,
} from "../../content/message.ts";
import {
  type ContactEvent,
  contactAtRest,
  contactReducer,
  inMessage,
  withQuestions,
} from "./contact-state.ts";
import { keyOf, recall, store, without } from "./kept.ts";
import { askForToken, formAction, send } from "./send.ts";

/** The minimum time that "Sending..." is visible, in milliseconds from the paint that shows it. */
const SEEN_MS = 400;

/**
 * The fields are uncontrolled, because they are filled in before React and by other software: this reads them at each
 * event. The session has the reducer's record, so a visitor who left learns on return what became of a message.
 */
export function useContactForm() {
  const [state, show] = useState(contactAtRest);
  const latest = useRef(state);
  const form = useRef<HTMLFormElement>(null);

  const act = (event: ContactEvent) => {
    latest.current = contactReducer(latest.current, event);
    store(latest.current.kept);
    show(latest.current);
  };

  /** Shows for a moment that the text is being sent, and then what became of it. */
  const deliver = async (target: HTMLFormElement, text: Draft, message: ContactMessage) => {
    const key = keyOf(text, latest.current.kept.last);
    act({ type: "send", text, key, at: Date.now() });
    const seen = wasSeen();
    const outcome = await send(message, key).then(
      () => "sent" as const,
      () => "failed" as const,
    );
    act({ type: "settle", outcome });
    if (outcome === "sent") {
      const asked = inMessage(questions(), text.message);
      keepQuestions(questions().filter((question) => !asked.includes(question)));
    }
    await seen;
    if (outcome === "sent") fill(target, without(text, textIn(target)));
    act({ type: "show", text: textIn(target), replyTo: message.email });
    ask();
  };

  /** Puts the kept questions into the text, or takes them out of it. */
  const ask = () => {
    const { sending, kept } = latest.current;
    const { asked: was = [] } = kept;
    const asked = questions();
    if (!form.current || sending || was.length + asked.length === 0) return;
    const text = withQuestions(textIn(form.current), was, asked);
    fill(form.current, text);
    act({ type: "edit", text, asked });
  };

  /** Begins a visit with the session's text. */
  const begin = (target: HTMLFormElement) => {
    const record = recall();
    const { last, asked = [] } = record;
    const restored = textIn(target);
    // The browser may restore a text that was sent from another page.
    const isSent = last?.state === "sent" && restored.subject === last.draft.subject;
    const shown = isSent ? emptyDraft : restored;
    // The subject of a message that has failed, or may have, is its own.
    const isOpen = last && last.state !== "sent";
    const opened = subjectFrom(location.search);
    const isNew = opened && opened !== record.opened && !isOpen;
    let { text } = record;
    // Beside kept questions, or a text for another subject, the subject of the address is one more question.
    const begun = text.message && text.subject ? [text.subject] : [];
    const list = questions().length > 0 ? questions() : begun;
    if (isNew && list.some((each) => each !== opened)) keepQuestions([...list, opened]);
    else if (isNew) text = { ...text, subject: opened };
    // Text in a field was typed before React, or restored.
    text = ofFields((name) => shown[name] || text[name] || (name === "subject" ? opened : ""));
    fill(target, text);
    act({ type: "begin", kept: { ...record, text, opened } });
    if (!isOpen || asked.length > 0) ask();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit begins once
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    // From the browser's cache: another page may have sent the text meanwhile. What was being sent goes on.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !latest.current.sending) begin(target);
    };
    begin(target);
    addEventListener("pageshow", comeBack);
    addEventListener(QUESTIONS, ask);
    return () => {
      removeEventListener("pageshow", comeBack);
      removeEventListener(QUESTIONS, ask);
    };
  }, []);

  return {
    state,
    form,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const { sending, answered, submitted } = latest.current;
      const text = textIn(event.currentTarget);
      const isSame = fieldNames.every((name) => text[name] === submitted[name]);
      if (sending || (answered && isSame)) return;
      const checked = validate(text);
      if ("errors" in checked) {
        const { errors } = checked;
        act({ type: "edit", text });
        // The pressed button first: then the whole form is laid out again.
        painted().then(() => latest.current.answered || act({ type: "refuse", text, errors }));
        return;
      }
      deliver(event.currentTarget, text, checked.message);
    },
    edit({ currentTarget }: InputEvent<HTMLFormElement>) {
      act({ type: "edit", text: textIn(currentTarget) });
      if (formAction) askForToken();
    },
    /** A message that has grown too long leaves kept questions for the next one. */
    refit() {
      const { message } = form.current ? textIn(form.current) : emptyDraft;
      if (message.trim().length > fields.message.limit) ask();
    },
    dismiss() {
      act({ type: "dismiss" });
    },
  };
}

/** After the next paint. Shared with the first script, it would be a file of its own, which every page fetches. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

async function wasSeen(): Promise<void> {
  // A tab in the background paints nothing.
  if (document.hidden) return;
  await painted();
  await new Promise((done) => setTimeout(done, SEEN_MS));
}

/** Null where the visitor's software has removed it. */
const fieldOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const textIn = (form: HTMLFormElement): Draft =>
  ofFields((name) => fieldOf(form, name)?.value ?? "");

function fill(form: HTMLFormElement, text: Draft): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    // Setting the same value would move the caret.
    if (field && field.value !== text[name]) field.value = text[name];
  }
}
