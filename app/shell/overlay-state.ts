/** How long the overlay covers a change of path, at the least, in milliseconds. */
export const OVERLAY_MS = 500;

/** The overlay stands until its time has passed and the page has arrived. */
export interface OverlayState {
  readonly visible: boolean;
  readonly elapsed: boolean;
  readonly arrived: boolean;
  /** The page's code did not come: the browser loads the page as a document. */
  readonly inFull: boolean;
}

export type OverlayEvent = "depart" | "elapse" | "arrive" | "lose";

export const overlayAtRest: OverlayState = {
  visible: false,
  elapsed: false,
  arrived: false,
  inFull: false,
};

export function overlayReducer(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event) {
    case "depart":
      return { ...overlayAtRest, visible: true };
    case "elapse":
      return state.arrived ? overlayAtRest : { ...state, elapsed: true };
    case "arrive":
      return state.elapsed ? overlayAtRest : { ...state, arrived: true };
    case "lose":
      return { ...state, inFull: true };
  }
}
