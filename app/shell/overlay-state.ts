/** How long the overlay is seen on a change of path, at the least, in milliseconds. */
export const OVERLAY_MS = 500;

/** The overlay stands until its time has passed and the page has arrived. */
export interface OverlayState {
  readonly visible: boolean;
  readonly elapsed: boolean;
  readonly arrived: boolean;
  /** Counts the changes of path: each is covered for its whole time. */
  readonly departures: number;
}

export type OverlayEvent = "depart" | "elapse" | "arrive";

export const overlayAtRest: OverlayState = {
  visible: false,
  elapsed: false,
  arrived: false,
  departures: 0,
};

export function overlayReducer(state: OverlayState, event: OverlayEvent): OverlayState {
  const { departures } = state;
  switch (event) {
    case "depart":
      return { ...overlayAtRest, visible: true, departures: departures + 1 };
    case "elapse":
      return state.arrived ? { ...overlayAtRest, departures } : { ...state, elapsed: true };
    case "arrive":
      return state.elapsed ? { ...overlayAtRest, departures } : { ...state, arrived: true };
  }
}
