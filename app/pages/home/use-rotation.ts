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
  readonly playing: boolean;
}

/**
 * Shows `count` words in turn. Does not run before hydration or, with reduced motion, before Play is
 * pressed.
 */
export function useRotation(count: number): Rotation {
  const [{ index, playing }, dispatch] = useReducer(
    (state: RotationState, event: "tick" | "toggle" | "hold"): RotationState => {
      switch (event) {
        case "tick":
          return { ...state, index: (state.index + 1) % count };
        case "toggle":
          return { ...state, playing: !state.playing };
        case "hold":
          return { ...state, playing: false };
      }
    },
    { index: 0, playing: true },
  );

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) dispatch("hold");
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => dispatch("tick"), WORD_MS);
    return () => clearInterval(timer);
  }, [playing]);

  return { index, playing, toggle: () => dispatch("toggle") };
}
