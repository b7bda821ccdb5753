import { type Draft, emptyDraft, type FieldErrors, type FieldName } from "../../content/message.ts";

export interface ContactState {
  readonly sending: boolean;
  readonly errors: FieldErrors;
  /** The last draft that was submitted: an error disappears once its field differs from it. */
  readonly submitted: Draft;
  /** Counts refused submissions; each shows the summary again. */
  readonly refusals: number;
  /** The errors of the last submit. In the summary they keep their places when they are corrected. */
  readonly summary: FieldErrors;
  readonly outcome: "sent" | "failed" | undefined;
  /** The outcome of the last message. It stays next to the form when the notice has gone. */
  readonly receipt: Receipt | undefined;
}

interface Arrival {
  readonly subject: string;
  /** The sender's address, or nothing once the page was left: nobody keeps it. */
  readonly replyTo: string;
  readonly at: Date;
  /** The text in the form: typed while the message was being sent, or a message begun since. */
  readonly rest: "typed meanwhile" | "begun since" | undefined;
}

type Receipt =
  | ({ readonly kind: "sent" } & Arrival)
  /** The draft with later edits. `unsure`: its outcome could not be learned. */
  | { readonly kind: "failed"; readonly draft: Draft; readonly unsure: boolean };

export type ContactEvent =
  | { readonly type: "refuse"; readonly draft: Draft; readonly errors: FieldErrors }
  | { readonly type: "edit"; readonly name: FieldName; readonly value: string }
  | { readonly type: "send"; readonly draft: Draft }
  | ({ readonly type: "succeed" } & Arrival)
  | { readonly type: "fail"; readonly draft: Draft; readonly unsure: boolean }
  | { readonly type: "restore"; readonly receipt: Receipt | undefined }
  | { readonly type: "dismiss" | "write another" };

export const contactAtRest: ContactState = {
  sending: false,
  errors: {},
  submitted: emptyDraft,
  refusals: 0,
  summary: {},
  outcome: undefined,
  receipt: undefined,
};

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case "refuse":
      return {
        ...state,
        submitted: event.draft,
        errors: event.errors,
        summary: event.errors,
        refusals: state.refusals + 1,
        outcome: undefined,
      };
    case "edit": {
      const { name, value } = event;
      const { [name]: error, ...others } = state.errors;
      const corrected = error !== undefined && value !== state.submitted[name];
      const errors = corrected ? others : state.errors;
      const { receipt } = state;
      if (receipt?.kind !== "failed") return corrected ? { ...state, errors } : state;
      const draft = { ...receipt.draft, [name]: value };
      return { ...state, errors, receipt: { ...receipt, draft } };
    }
    case "send":
      return {
        ...state,
        sending: true,
        submitted: event.draft,
        errors: {},
        summary: {},
        outcome: undefined,
      };
    case "succeed": {
      const { type: _, ...arrival } = event;
      const { refusals } = state;
      return { ...contactAtRest, refusals, outcome: "sent", receipt: { kind: "sent", ...arrival } };
    }
    case "fail":
      return {
        ...state,
        sending: false,
        outcome: "failed",
        receipt: { kind: "failed", draft: event.draft, unsure: event.unsure },
      };
    case "restore":
      if (!state.sending && state.receipt === event.receipt) return state;
      return { ...state, sending: false, receipt: event.receipt };
    case "write another":
      return { ...state, receipt: undefined };
    case "dismiss":
      return { ...state, outcome: undefined };
  }
}
