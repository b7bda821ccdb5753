import {
  type ComponentType,
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEntered } from "./carry-over.ts";

/** A page from the browser's cache requests pending modules again. */
const begun = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Makes React take over the served markup in `box`, once. Resolves when the component's effects have run. If it throws,
 * then or later, the served markup is restored with the typed text, and `lost` is called; if then, it never resolves.
 */
export function hydrate(box: HTMLElement, Component: ComponentType, lost: () => void) {
  const live = begun.get(box) ?? begin(box, Component, lost);
  begun.set(box, live);
  return live;
}

function begin(box: HTMLElement, Component: ComponentType, lost: () => void): Promise<void> {
  const served = [...box.childNodes].map((node) => node.cloneNode(true));
  const props = JSON.parse(box.dataset.props ?? "{}");
  let enterAgain = keepEntered(box);
  let thrown = false;
  return new Promise((resolve) => {
    /** Its effect is the last of all. */
    function Live() {
      // Once everything is live, and before it is painted.
      useLayoutEffect(() => {
        queueMicrotask(() => {
          enterAgain();
          enterAgain = keepEntered(box);
        });
      }, []);
      useEffect(() => {
        // React reports errors of other effects afterwards.
        queueMicrotask(() => thrown || resolve());
      }, []);
      return createElement(Component, props);
    }
    const onUncaughtError = (error: unknown) => {
      thrown = true;
      reportError(error);
      box.replaceChildren(...served);
      enterAgain();
      lost();
    };
    // A mismatch comes from the visitor's software. In development it is a fault, and reported.
    const onRecoverableError = import.meta.env.DEV ? reportError : () => {};
    // In a transition React yields to taps and scrolling.
    startTransition(() => {
      hydrateRoot(box, createElement(Live), { onUncaughtError, onRecoverableError });
    });
  });
}
