import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { keepQuestions, QUESTIONS, questions } from "../../browser/questions.ts";
import {
  type ContactMessage,
  type Draft,
  emptyDraft,
  type FieldName,
  fieldNames,
  fields,
  subjectFrom,
  validate,
} from "../../content/message.ts";
import { inMessage, takenUp, withQuestions } from "./asked.ts";
import {
  type ContactEvent,
  type ContactState,
  contactAtRest,
  contactReducer,
  type Outcome,
} from "./contact-state.ts";
import { formAction } from "./form-action.ts";
import { digestOf, draftOf, keep, kept, keyOf, without } from "./kept.ts";
import { askForToken, isStored, send } from "./send.ts";

/** The minimum time that "Sending..." is visible, in milliseconds from the paint that shows it. */
const SEEN_MS = 400;

interface ContactForm {
  readonly state: ContactState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly edit: (event: InputEvent<HTMLFormElement>) => void;
  readonly refit: () => void;
  readonly dismiss: () => void;
}

/**
 * The fields are uncontrolled, because they are filled in before React and by other software: this reads them at each
 * event. The session has the reducer's record, so a visitor who left learns on return what became of a message.
 */
export function useContactForm(): ContactForm {
  const [state, show] = useState(contactAtRest);
  const latest = useRef(state);
  const form = useRef<HTMLFormElement>(null);
  /** Ends when the page is left, even for the browser's cache. */
  const visit = useRef(new AbortController());

  const act = (event: ContactEvent) => {
    latest.current = contactReducer(latest.current, event);
    keep(latest.current.kept);
    show(latest.current);
  };

  /** Shows for a moment that a message is being sent, and then what became of it. */
  const follow = async (target: HTMLFormElement, draft: Draft, sending: Promise<Outcome>) => {
    const { signal } = visit.current;
    const seen = wasSeen();
    const outcome = await sending.catch(() => "failed" as const);
    if (signal.aborted) return;
    act({ type: "settle", outcome });
    if (outcome === "sent") {
      const asked = inMessage(questions(), draft.message);
      keepQuestions(questions().filter((question) => !asked.includes(question)));
    }
    await seen;
    if (signal.aborted) return;
    if (outcome === "sent") fill(target, without(draft, textIn(target)));
    const checked = validate(draft);
    const replyTo = "message" in checked ? checked.message.email : "";
    act({ type: "show", text: textIn(target), replyTo });
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

  /** Begins a visit with the session's text, and asks for the outcome of a message that was being sent. */
  const begin = (target: HTMLFormElement) => {
    visit.current = new AbortController();
    const record = kept();
    const { last, asked = [] } = record;
    // The browser may restore a text that was sent from another page.
    const restored = textIn(target);
    const shown = last?.digest === digestOf(restored) ? emptyDraft : restored;
    const subject = subjectFrom(location.search);
    // The subject of a message that is being sent, or has failed, is its own.
    const isOpen = last && last.state !== "sent";
    const list = questions();
    // With questions kept, the one of the address is one more.
    if (subject && !isOpen && list.length > 0) keepQuestions([...list, subject]);
    const isItsOwn = isOpen || (list.length > 0 ? asked.length > 0 : !subject);
    const { text, ...opened } = isItsOwn ? record : takenUp(record, list.length > 0 ? "" : subject);
    // Text in a field was typed before React, or restored.
    fill(
      target,
      draftOf((name) => shown[name] || text[name] || (name === "subject" ? subject : "")),
    );
    // A subject from the address is no text of the visitor's until something is edited.
    act({ type: "begin", kept: { ...opened, text, last } });
    if (!isOpen || asked.length > 0) ask();
    if (last?.state === "sending") {
      follow(target, last.draft, outcomeOf(last.key, visit.current.signal));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit begins once
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const leave = () => visit.current.abort();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) begin(target);
    };
    begin(target);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    addEventListener(QUESTIONS, ask);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      removeEventListener(QUESTIONS, ask);
    };
  }, []);

  return {
    state,
    form,
    submit(event) {
      event.preventDefault();
      const { sending, answered, submitted, kept } = latest.current;
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
      const key = keyOf(text, kept.last);
      act({ type: "send", text, key, at: Date.now() });
      follow(event.currentTarget, text, deliver(checked.message, key, visit.current.signal));
    },
    edit({ currentTarget }) {
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

async function deliver(message: ContactMessage, key: string, visit: AbortSignal): Promise<Outcome> {
  await send(message, key, visit);
  return "sent";
}

async function outcomeOf(key: string, visit: AbortSignal): Promise<Outcome> {
  const stored = await isStored(key, visit);
  if (stored === undefined) return "unsure";
  return stored ? "sent" : "failed";
}

/** Not `afterPaint`: the first script would have to fetch it as a file of its own. */
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
  draftOf((name) => fieldOf(form, name)?.value ?? "");

function fill(form: HTMLFormElement, text: Draft): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    // Setting the same value would move the caret.
    if (field && field.value !== text[name]) field.value = text[name];
  }
}
