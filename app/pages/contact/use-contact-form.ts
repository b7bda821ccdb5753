import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  use,
  useEffect,
  useReducer,
  useRef,
} from "react";
import { afterPaint } from "../../browser/after-paint.ts";
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
import { forgetDraft, keyFor, storeDraft, storedDraft } from "./draft.ts";
import { FormStart, formAction } from "./form-action.ts";
import { askForToken, send } from "./send.ts";

/** How long "Sending..." is seen at least, in milliseconds from the paint that shows it. */
const SEEN_MS = 400;

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
 * the URL, and clears nothing before the message is delivered.
 */
export function useContactForm(): ContactForm {
  const [state, dispatch] = useReducer(
    contactReducer,
    (formAction && use(FormStart)) || contactAtRest,
  );
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** Submitted, answered and not edited since: submitting again would change nothing. */
  const answered = useRef(false);

  useEffect(() => {
    const asked = subjectFrom(location.search);
    const values = { ...storedDraft(), ...(asked && { subject: asked }) };
    for (const name of fieldNames) {
      const field = fieldOf(form.current, name);
      const value = values[name];
      if (field && value && !field.value) field.value = value;
    }
  }, []);

  const deliver = async (target: HTMLFormElement, draft: Draft, message: ContactMessage) => {
    busy.current = true;
    dispatch({ type: "send", draft });
    const [{ status }] = await Promise.allSettled([send(message, keyFor(message)), seen()]);
    busy.current = false;
    if (status === "fulfilled") {
      forgetDraft();
      const rest = clear(target, draft);
      if (rest) storeDraft(draftOf(target));
      dispatch({ type: "succeed", subject: message.subject, at: new Date(), rest });
    } else {
      // A failed submission may be repeated unchanged.
      answered.current = false;
      dispatch({ type: "fail", draft: draftOf(target) });
    }
  };

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
        afterPaint(() => dispatch({ type: "refuse", draft, errors: result.errors }));
      else deliver(event.currentTarget, draft, result.message);
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
      dispatch({ type: "write another" });
      fieldOf(form.current, "name")?.focus();
    },
  };
}

function seen(): Promise<void> {
  // A tab in the background paints nothing.
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => afterPaint(() => setTimeout(done, SEEN_MS)));
}

/** Empties the fields that still hold what was sent. Returns whether others hold something. */
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
