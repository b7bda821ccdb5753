/** The tooltip follows a pointer that moves farther than this from its anchor, in CSS pixels. */
export const FOLLOW_PX = 28;
/** How long a pointer that left the country may take to reach the tooltip, in milliseconds. */
export const GRACE_MS = 200;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The pointer's position, and the country under it, if any. */
interface Pointed {
  readonly country: string | undefined;
  readonly at: Point;
  /** Near the tooltip, so perhaps on the way to it. */
  readonly nearTip?: boolean;
}

export interface MapTipState {
  /** The country that was pointed at, and where: the tooltip's anchor. */
  readonly pointed: (Pointed & { readonly country: string }) | undefined;
  /** Where the pointer has moved since, while it may still be on its way to the tooltip. */
  readonly next: Pointed | undefined;
  /** The country whose link is focused or was followed. */
  readonly chosen: string | undefined;
  /** The country that a finger means. It has no tooltip, which would lie under the finger. */
  readonly tapped: string | undefined;
  /** Escape was pressed on the current tooltip. */
  readonly dismissed: boolean;
}

export type MapTipEvent =
  /** The pointer is over the map, or on the tooltip, with this country under it. */
  | ({ readonly type: "point" | "reach" } & Pointed)
  | { readonly type: "choose" | "tap"; readonly country: string | undefined }
  /** The time to reach the tooltip ran out; the pointer left; Escape. */
  | { readonly type: "elapse" | "leave" | "escape" };

export const mapTipAtRest: MapTipState = {
  pointed: undefined,
  next: undefined,
  chosen: undefined,
  tapped: undefined,
  dismissed: false,
};

export function mapTipReducer(state: MapTipState, event: MapTipEvent): MapTipState {
  switch (event.type) {
    case "point":
      return pointAt(state, event);
    case "tap":
      return { ...mapTipAtRest, tapped: event.country };
    case "reach":
      // Over its own country the tooltip is in nobody's way: it follows, as if it were not there.
      return event.country && event.country === state.pointed?.country
        ? pointAt(state, event)
        : stay(state);
    case "elapse":
      return state.next ? goTo(state, state.next) : state;
    case "leave":
      return goTo(state, undefined);
    case "choose":
      if (state.chosen === event.country) return state;
      return {
        ...state,
        chosen: event.country,
        tapped: undefined,
        dismissed: state.dismissed && !!state.pointed,
      };
    case "escape":
      return shownTip(state) ? { ...state, next: undefined, dismissed: true } : state;
  }
}

/** What the tooltip shows now. A chosen country has no point: its tooltip is anchored to its shape. */
export function shownTip({ pointed, chosen, dismissed }: MapTipState) {
  if (dismissed) return undefined;
  return pointed ?? (chosen ? { country: chosen, at: undefined } : undefined);
}

function pointAt(state: MapTipState, { country, at, nearTip }: Pointed): MapTipState {
  const { pointed, dismissed } = state;
  const place = { country, at };
  const near = pointed && Math.hypot(pointed.at.x - at.x, pointed.at.y - at.y) <= FOLLOW_PX;
  if (country === pointed?.country) {
    return near || !pointed ? stay(state) : goTo(state, place);
  }
  return (near || (pointed && nearTip)) && !dismissed
    ? { ...state, next: place }
    : goTo(state, place);
}

const stay = (state: MapTipState): MapTipState =>
  state.next ? { ...state, next: undefined } : state;

function goTo(state: MapTipState, place: Pointed | undefined): MapTipState {
  const pointed = place?.country ? { country: place.country, at: place.at } : undefined;
  const same = pointed?.country === state.pointed?.country;
  if (same && !pointed && !state.next) return state;
  return { ...state, pointed, next: undefined, dismissed: state.dismissed && same };
}

type Box = Pick<DOMRect, "width" | "height">;

/** From the anchor to the tooltip, in pixels: less than the pointer may move before it follows. */
const OFFSET = 14;
/** From the tooltip to the edge of the viewport. */
const MARGIN = 8;

/** Whether a point is so near the tooltip that the way there from its anchor may pass over it. */
export function isNearTip(at: Point, tip: DOMRectReadOnly): boolean {
  const beside = Math.max(tip.left - at.x, 0, at.x - tip.right);
  const above = Math.max(tip.top - at.y, 0, at.y - tip.bottom);
  return Math.hypot(beside, above) < OFFSET;
}

/**
 * The tooltip's top left corner for an anchor, in viewport pixels: below and to the right, above if
 * there is no room below, and never beyond a side.
 */
export function placeTip(anchor: Point, tip: Box, viewport: Box): Point {
  const rightmost = viewport.width - MARGIN - tip.width;
  const below = anchor.y + OFFSET;
  const above = anchor.y - OFFSET - tip.height;
  const fits = below + tip.height <= viewport.height - MARGIN || above < MARGIN;
  return {
    x: Math.max(MARGIN, Math.min(anchor.x + OFFSET, rightmost)),
    y: fits ? below : above,
  };
}
