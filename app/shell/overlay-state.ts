/** How long the overlay covers a change of path, at the least, in milliseconds. */
export const OVERLAY_MS = 500;

/** The overlay stands until its time has passed and the page has arrived. */
export interface OverlayState {
  readonly visible: boolean;
  readonly elapsed: boolean;
  readonly arrived: boolean;
}

export type OverlayEvent = "depart" | "elapse" | "arrive" | "fail";

export const overlayAtRest: OverlayState = { visible: false, elapsed: false, arrived: false };

export function overlayReducer(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event) {
    case "depart":
      return { visible: true, elapsed: false, arrived: false };
    case "elapse":
      return state.arrived ? overlayAtRest : { ...state, elapsed: true };
    case "arrive":
      return state.elapsed ? overlayAtRest : { ...state, arrived: true };
    case "fail":
      return overlayAtRest;
  }
}
