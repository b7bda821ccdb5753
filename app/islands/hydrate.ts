import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { carryOver } from "./carry-over.ts";

/**
 * Makes React take over what was served in `box`. Resolves when the component's effects have run. If it throws, then
 * or ever after, its markup stands again as it was served, and `lost` is called.
 */
export function hydrate(
  box: HTMLElement,
  Component: ComponentType,
  lost: () => void,
): Promise<void> {
  const served = [...box.childNodes].map((node) => node.cloneNode(true));
  const props = JSON.parse(box.dataset.props ?? "{}");
  const endCarryOver = carryOver(box);
  return new Promise((resolve) => {
    /** Its effect is the last of all. */
    function Live() {
      useEffect(() => {
        endCarryOver();
        resolve();
      }, []);
      return createElement(Component, props);
    }
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      endCarryOver();
      box.replaceChildren(...served);
      lost();
    };
    // In a transition React yields to taps and scrolling.
    startTransition(() => {
      hydrateRoot(box, createElement(Live), { onUncaughtError });
    });
  });
}
