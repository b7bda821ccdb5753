import type { StoredKey } from "../content/stored.ts";
import { unfold } from "./unfold.ts";

/**
 * The scroll position of each history entry. The browser cannot restore it before the page is
 * rendered, so this does within the site; across documents the browser still does.
 */
const STORE = "scroll" satisfies StoredKey;

interface EntryState {
  readonly key: string;
}

/** A stored offset in pixels, or the anchor, if there is one, or else the top. */
type ScrollTarget = number | "anchor";

export interface ScrollMemory {
  /** State for a new history entry. */
  readonly newEntry: () => EntryState;
  /**
   * Call when the history entry may have changed; returns whether it has. Until `arrive`,
   * scrolling is recorded for neither entry.
   */
  readonly enter: () => boolean;
  /** Call when the entry's page is rendered: scrolls to its stored position, its anchor or the top. */
  readonly arrive: () => void;
}

/** Records scroll positions until `signal` aborts. */
export function createScrollMemory(signal: AbortSignal): ScrollMemory {
  const offsets = restore();
  let held = false;
  let target: ScrollTarget = "anchor";
  let current = keyOf(history.state) ?? adopt();

  history.scrollRestoration = "manual";
  const remember = () => {
    if (!held) offsets.set(current, scrollY);
  };
  addEventListener("scroll", remember, { passive: true, signal });
  let offsetOnLeaving = 0;
  const onLeaving = () => {
    offsetOnLeaving = scrollY;
    history.scrollRestoration = "auto";
    store(offsets);
  };
  const onComing = ({ persisted }: PageTransitionEvent) => {
    history.scrollRestoration = "manual";
    // WebKit ignores `scrollRestoration` when it is set during pagehide.
    if (persisted) scrollTo({ top: offsetOnLeaving, behavior: "instant" });
  };
  addEventListener("pagehide", onLeaving, { signal });
  addEventListener("pageshow", onComing, { signal });

  return {
    newEntry: () => ({ key: freshKey() }),
    enter() {
      const entered = keyOf(history.state);
      if (entered === current) return false;
      // The last scroll event may not have fired yet. An entry without a key is an anchor
      // that the browser has already scrolled to.
      if (entered) remember();
      held = true;
      current = entered ?? adopt();
      target = offsets.get(current) ?? "anchor";
      return true;
    },
    arrive() {
      scrollToTarget(target);
      held = false;
    },
  };
}

function scrollToTarget(target: ScrollTarget): void {
  unfold(location.hash);
  // Not decoded: no id of the site needs an escape, and decoding a malformed one throws.
  const anchor = document.getElementById(location.hash.slice(1));
  if (typeof target === "number") scrollTo({ top: target, behavior: "instant" });
  else if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
}

const freshKey = () => Math.random().toString(36).slice(2);

function keyOf(state: unknown): string | undefined {
  return typeof state === "object" && state !== null && "key" in state
    ? String(state.key)
    : undefined;
}

/** Gives a key to an entry that the browser created (first load, a click on an anchor). */
function adopt(): string {
  const key = freshKey();
  history.replaceState({ ...history.state, key }, "");
  return key;
}

// Storage may be denied; offsets then last until the document is unloaded.
function restore(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORE) ?? "[]"));
  } catch {
    return new Map();
  }
}

function store(offsets: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...offsets]));
  } catch {}
}
