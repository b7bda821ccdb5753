import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import {
  type ContactMessage,
  type Draft,
  emptyDraft,
  type FieldName,
  fieldNames,
  subjectFrom,
  validate,
} from "../../content/message.ts";
import { type ContactState, contactAtRest, contactReducer } from "./contact-state.ts";
import {
  beginToSend,
  forgetDraft,
  forgetSent,
  hasArrived,
  keepReceipt,
  type LastSent,
  lastSent,
  leaveOnItsWay,
  settle,
  storeDraft,
  storedDraft,
} from "./draft.ts";
import { formAction } from "./form-action.ts";
import { askForToken, isStored, send } from "./send.ts";

/** The minimum time that "Sending..." is visible, in milliseconds from the paint that shows it. */
const SEEN_MS = 400;
/** How long a message may be on its way after its page was left, in milliseconds. */
const ON_ITS_WAY_MS = 5000;

/** When a message arrived, in milliseconds since 1970, or that it did not, or that nobody can say. */
type Outcome = number | "failed" | "unsure";

interface ContactForm {
  readonly state: ContactState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly edit: (event: InputEvent<HTMLFormElement>) => void;
  readonly dismiss: () => void;
  readonly writeAnother: () => void;
}

/**
 * The fields are uncontrolled: this reads them on submit, fills in the stored draft or the subject from
 * the URL, and clears nothing before the message is delivered. A visitor who left while it was being
 * sent learns its outcome on return.
 */
export function useContactForm(): ContactForm {
  const [state, dispatch] = useReducer(contactReducer, contactAtRest);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** Submitted, answered and not edited since: submitting again would change nothing. */
  const answered = useRef(false);
  /** Ends when the page is left, even for the browser's cache. */
  const visit = useRef<AbortController>(undefined);

  const succeed = (target: HTMLFormElement, draft: Draft, at: number) => {
    keepReceipt(draft, at);
    const rest = clear(target, draft) ? "typed meanwhile" : undefined;
    if (rest) storeDraft(draftOf(target));
    else forgetDraft();
    const { subject, email: replyTo } = draft;
    dispatch({ type: "succeed", subject, replyTo, at: new Date(at), rest });
  };

  /** Shows a message that is being sent until there is an outcome, and tells that. */
  const follow = async (
    target: HTMLFormElement,
    draft: Draft,
    outcome: (visit: AbortSignal) => Promise<Outcome>,
  ) => {
    visit.current = new AbortController();
    const { signal } = visit.current;
    busy.current = true;
    answered.current = true;
    dispatch({ type: "send", draft });
    const [became] = await Promise.all([outcome(signal), seen()]);
    if (signal.aborted) return;
    busy.current = false;
    if (typeof became === "number") return succeed(target, draft, became);
    // A failed submission may be repeated unchanged.
    answered.current = false;
    dispatch({ type: "fail", draft: draftOf(target), unsure: became === "unsure" });
  };

  /** Begins a visit with the session's draft and the outcome of the last message. */
  const resume = (target: HTMLFormElement) => {
    busy.current = false;
    answered.current = false;
    // Text restored by the browser may have been sent from another page.
    const shown = draftOf(target);
    if (hasArrived(shown)) clear(target, shown);
    const last = lastSent();
    const subject = subjectFrom(location.search);
    const draft = storedDraft();
    // The subject of a message that is being sent, or has failed, is its own.
    fill(target, last?.key ? { subject, ...draft } : { ...draft, ...(subject && { subject }) });
    const { key, since, at } = last ?? {};
    if (key && last && at) succeed(target, last.draft, at);
    else if (key && last && since) {
      follow(target, last.draft, (visit) => outcomeOf(key, since, visit));
    } else dispatch({ type: "restore", receipt: receiptOf(last, draftOf(target)) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit begins once
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const leave = () => visit.current?.abort();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resume(target);
    };
    resume(target);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, []);

  return {
    state,
    form,
    submit(event) {
      event.preventDefault();
      if (busy.current || answered.current) return;
      answered.current = true;
      const draft = draftOf(event.currentTarget);
      const result = validate(draft);
      // Paints the pressed button before the whole form is rendered and laid out again.
      if ("errors" in result)
        painted().then(() => dispatch({ type: "refuse", draft, errors: result.errors }));
      else {
        const key = beginToSend(draft);
        follow(event.currentTarget, draft, (visit) => deliver(result.message, key, visit));
      }
    },
    edit({ currentTarget, target }) {
      answered.current = false;
      storeDraft(draftOf(currentTarget));
      if (formAction) askForToken();
      const name = isField(target) && fieldNames.find((each) => each === target.name);
      if (name) dispatch({ type: "edit", name, value: target.value });
    },
    dismiss() {
      dispatch({ type: "dismiss" });
    },
    writeAnother() {
      forgetSent();
      // The field is restored before it gets the focus.
      flushSync(() => dispatch({ type: "write another" }));
      fieldOf(form.current, "name")?.focus();
    },
  };
}

/** Sends a message. The session keeps its outcome, whether or not the page is still there. */
async function deliver(message: ContactMessage, key: string, visit: AbortSignal): Promise<Outcome> {
  visit.addEventListener("abort", () => leaveOnItsWay(key));
  try {
    await send(message, key, visit);
    const at = Date.now();
    settle(key, at);
    return at;
  } catch {
    if (!visit.aborted) settle(key);
    return "failed";
  }
}

/** Asks for the outcome of a message last known to be on its way at `since`. */
async function outcomeOf(key: string, since: number, visit: AbortSignal): Promise<Outcome> {
  // The clock may have been set meanwhile.
  const left = Math.min(since + ON_ITS_WAY_MS - Date.now(), ON_ITS_WAY_MS);
  const stored = await isStored(key, left, visit);
  if (stored === undefined || visit.aborted) return "unsure";
  settle(key, stored ? since : undefined);
  return stored ? since : "failed";
}

function receiptOf(last: LastSent | undefined, shown: Draft): ContactState["receipt"] {
  const holds = Object.values(shown).some(Boolean);
  if (last?.at) {
    const { subject, email: replyTo } = last.draft;
    const rest = holds ? "begun since" : undefined;
    return { kind: "sent", subject, replyTo, at: new Date(last.at), rest };
  }
  return last && holds ? { kind: "failed", draft: shown, unsure: false } : undefined;
}

async function seen(): Promise<void> {
  // A tab in the background paints nothing.
  if (document.hidden) return;
  await painted();
  await new Promise((done) => setTimeout(done, SEEN_MS));
}

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Text already in a field was typed before React started, or restored by the browser. */
function fill(form: HTMLFormElement, values: Partial<Draft>): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    const value = values[name];
    if (field && value && !field.value) field.value = value;
  }
}

/** Empties the fields whose text is still the sent one. Returns whether others have text. */
function clear(form: HTMLFormElement, sent: Draft): boolean {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field?.value === sent[name]) field.value = "";
  }
  return fieldNames.some((name) => fieldOf(form, name)?.value);
}

function fieldOf(form: HTMLFormElement | null, name: FieldName) {
  const field = form?.elements.namedItem(name);
  return isField(field) ? field : undefined;
}

function isField(node: unknown): node is HTMLInputElement | HTMLTextAreaElement {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

function draftOf(form: HTMLFormElement): Draft {
  const values = fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ""]);
  return { ...emptyDraft, ...Object.fromEntries(values) };
}
