import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { carryOver } from "./carry-over.ts";

/**
 * Makes React take over what was served in `box`. Resolves when the component's effects have run. If it throws, then
 * or ever after, its markup stands again as it was served, and `lost` is called; if then, it never resolves.
 */
export function hydrate(
  box: HTMLElement,
  Component: ComponentType,
  lost: () => void,
): Promise<void> {
  const served = [...box.childNodes].map((node) => node.cloneNode(true));
  const props = JSON.parse(box.dataset.props ?? "{}");
  const endCarryOver = carryOver(box);
  let thrown = false;
  return new Promise((resolve) => {
    /** Its effect is the last of all. */
    function Live() {
      useEffect(() => {
        endCarryOver();
        // React tells afterwards what another effect has thrown.
        queueMicrotask(() => thrown || resolve());
      }, []);
      return createElement(Component, props);
    }
    const onUncaughtError = (error: unknown) => {
      thrown = true;
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
