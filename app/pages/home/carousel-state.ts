/** How long a slide shows, and how long a manual choice stops the rotation, in milliseconds. */
export const SLIDE_MS = 4000;
const HOLD_MS = 4000;

export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** The visitor's choice with Pause. */
  readonly wanted: boolean;
  /** Keyboard focus is inside; it stops the rotation until Pause is released or the focus leaves. */
  readonly focusHeld: boolean;
  readonly hovered: boolean;
  readonly inView: boolean;
  readonly tabVisible: boolean;
  /** When the stop after a manual choice ends, in milliseconds of the caller's clock. */
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
      // Wraps around at either end.
      return {
        ...state,
        index: (event.index + state.count) % state.count,
        heldUntil: event.now + HOLD_MS,
      };
    case "toggle":
      return { ...state, wanted: !state.wanted, focusHeld: false };
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

/** Whether the next slide will show without input. */
export function isRotating(state: CarouselState): boolean {
  const { wanted, focusHeld, hovered, inView, tabVisible } = state;
  return wanted && !focusHeld && !hovered && inView && tabVisible;
}

/** Milliseconds until the next slide: the rest of the stop, then a whole cycle. */
export function untilNext({ heldUntil }: Pick<CarouselState, "heldUntil">, now: number): number {
  return Math.max(0, heldUntil - now) + SLIDE_MS;
}
