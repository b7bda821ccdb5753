import { useEffect, useReducer } from "react";

/** How long each word shows, in milliseconds. */
const WORD_MS = 3000;

interface Rotation {
  /** The index of the word that is shown. */
  readonly index: number;
  readonly playing: boolean;
  readonly toggle: () => void;
}

interface RotationState {
  readonly index: number;
  /** Undefined until the visitor's wish for less motion is known. */
  readonly playing: boolean | undefined;
}

/**
 * Shows `count` words in turn. Does not run before hydration or, with reduced motion, before Play is
 * pressed.
 */
export function useRotation(count: number): Rotation {
  const [{ index, playing }, dispatch] = useReducer(
    (state: RotationState, event: "tick" | "toggle" | "start" | "hold"): RotationState => {
      switch (event) {
        case "tick":
          return { ...state, index: (state.index + 1) % count };
        case "toggle":
          return { ...state, playing: !state.playing };
        case "start":
        case "hold":
          return { ...state, playing: event === "start" };
      }
    },
    { index: 0, playing: undefined },
  );

  useEffect(() => {
    dispatch(matchMedia("(prefers-reduced-motion: reduce)").matches ? "hold" : "start");
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => dispatch("tick"), WORD_MS);
    return () => clearInterval(timer);
  }, [playing]);

  return { index, playing: playing ?? true, toggle: () => dispatch("toggle") };
}
