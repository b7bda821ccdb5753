/** How long a menu stays open after the pointer leaves it, in milliseconds. */
export const CLOSE_DELAY_MS = 200;

/**
 * The menus of the header: at most one is open. `pinned` is true if the menu was opened by a
 * press and not by hover, so that the first press after a hover keeps it open. `leaving` is
 * true during the closing delay.
 */
export interface DisclosureState {
  readonly open: string | undefined;
  readonly pinned: boolean;
  readonly leaving: boolean;
}

export type DisclosureEvent =
  | { readonly type: "enter" | "press"; readonly id: string }
  | { readonly type: "leave" | "expire" | "dismiss" };

export const allClosed: DisclosureState = { open: undefined, pinned: false, leaving: false };

export function disclosureReducer(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  switch (event.type) {
    case "enter":
      return state.open === event.id
        ? { ...state, leaving: false }
        : { open: event.id, pinned: false, leaving: false };
    case "press":
      return state.open === event.id && state.pinned
        ? allClosed
        : { open: event.id, pinned: true, leaving: false };
    case "leave":
      return state.open === undefined ? state : { ...state, leaving: true };
    case "expire":
      return state.leaving ? allClosed : state;
    case "dismiss":
      return allClosed;
  }
}
