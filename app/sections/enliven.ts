import { fadeIn } from "./fade-in.ts";

/** What every page does without React, until `signal` aborts. */
export function enliven(main: HTMLElement, signal: AbortSignal): void {
  fadeIn(main, signal);
  const list = main.querySelector<HTMLElement>("#contents");
  // Without this code the list stays as it is served.
  if (list)
    import("./current-section.ts").then(
      ({ mark }) => mark(list, signal),
      () => {},
    );
}
