/** How long a slide stands, and how long a manual choice holds the rotation, in milliseconds. */
export const SLIDE_MS = 4000;
export const HOLD_MS = 4000;

export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** What the visitor asked for with Pause and Play. */
  readonly wanted: boolean;
  /** Keyboard focus came in; it stops the rotation until Play is pressed or it leaves. */
  readonly focusHeld: boolean;
  readonly hovered: boolean;
  readonly inView: boolean;
  readonly tabVisible: boolean;
  /** When the pause after a manual choice ends, in milliseconds of the caller's clock. */
  readonly heldUntil: number;
}

export type CarouselEvent =
  | { readonly type: "advance" | "toggle" | "focusIn" | "focusOut" }
  | { readonly type: "hover" | "view" | "tab"; readonly on: boolean }
  | { readonly type: "choose"; readonly index: number; readonly now: number };

export function carouselAtRest(count: number): CarouselState {
  return {
    count,
    index: 0,
    wanted: true,
    focusHeld: false,
    hovered: false,
    inView: false,
    tabVisible: true,
    heldUntil: 0,
  };
}

export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case "advance":
      return { ...state, index: (state.index + 1) % state.count };
    case "choose":
      // One step beyond either end is the other end.
      return {
        ...state,
        index: (event.index + state.count) % state.count,
        heldUntil: event.now + HOLD_MS,
      };
    case "toggle":
      return { ...state, wanted: !isPlaying(state), focusHeld: false };
    case "focusIn":
      return { ...state, focusHeld: true };
    case "focusOut":
      return { ...state, focusHeld: false };
    case "hover":
      return { ...state, hovered: event.on };
    case "view":
      return { ...state, inView: event.on };
    case "tab":
      return { ...state, tabVisible: event.on };
  }
}

/** What the Pause/Play button says. */
export function isPlaying({ wanted, focusHeld }: CarouselState): boolean {
  return wanted && !focusHeld;
}

/** Whether the next slide will come by itself. */
export function isRotating(state: CarouselState): boolean {
  return isPlaying(state) && !state.hovered && state.inView && state.tabVisible;
}

/** Milliseconds until it comes: the rest of the hold, then a whole cycle. */
export function untilNext({ heldUntil }: Pick<CarouselState, "heldUntil">, now: number): number {
  return Math.max(0, heldUntil - now) + SLIDE_MS;
}
