import { type Draft, emptyDraft, type FieldErrors, type FieldName } from "../../content/message.ts";

export interface ContactState {
  readonly sending: boolean;
  readonly errors: FieldErrors;
  /** The last draft that was submitted: an error disappears once its field differs from it. */
  readonly submitted: Draft;
  /** Counts refused submissions; each shows the summary anew. */
  readonly refusals: number;
  /** The fields in the summary. It stays while they are corrected, so that nothing moves. */
  readonly summary: FieldErrors;
  readonly outcome: "sent" | "failed" | undefined;
}

export type ContactEvent =
  | { readonly type: "refuse"; readonly draft: Draft; readonly errors: FieldErrors }
  | { readonly type: "edit"; readonly name: FieldName; readonly value: string }
  | { readonly type: "send"; readonly draft: Draft }
  | { readonly type: "succeed" | "fail" | "dismiss" };

export const contactAtRest: ContactState = {
  sending: false,
  errors: {},
  submitted: emptyDraft,
  refusals: 0,
  summary: {},
  outcome: undefined,
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
      const { [event.name]: error, ...others } = state.errors;
      if (error === undefined || event.value === state.submitted[event.name]) return state;
      return { ...state, errors: others };
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
    case "succeed":
      return { ...contactAtRest, refusals: state.refusals, outcome: "sent" };
    case "fail":
      return { ...state, sending: false, outcome: "failed" };
    case "dismiss":
      return { ...state, outcome: undefined };
  }
}
