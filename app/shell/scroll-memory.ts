/**
 * Where each history entry was scrolled to. The browser cannot restore a page that is not
 * rendered yet, so within the site this does; across documents the browser still does.
 */
const STORE = "scroll";

interface EntryState {
  readonly key: string;
}

/** A stored offset in pixels, or the anchor, or the top. */
type ScrollTarget = number | "anchor";

export interface ScrollMemory {
  /** State for a new history entry. */
  readonly newEntry: () => EntryState;
  /**
   * To be called when an entry may have been pushed or reached; says whether one was. Until its
   * page arrives, scrolling belongs to neither.
   */
  readonly enter: () => boolean;
  /** The entry's page stands: scrolls to where it was, or to its anchor, or to the top. */
  readonly arrive: () => void;
}

/** Remembers until `signal` aborts. */
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
    // WebKit no longer heeds what is said while a document is being left.
    if (persisted) scrollTo({ top: offsetOnLeaving, behavior: "instant" });
  };
  addEventListener("pagehide", onLeaving, { signal });
  addEventListener("pageshow", onComing, { signal });

  return {
    newEntry: () => ({ key: freshKey() }),
    enter() {
      const entered = keyOf(history.state);
      if (entered === current) return false;
      // The last scroll may not have been heard of yet. An entry without a key is an anchor
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
  // As it is written: no id of the site needs an escape, and a broken one cannot be decoded.
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

/** Entries that the browser made itself (first load, a click on an anchor) get their key here. */
function adopt(): string {
  const key = freshKey();
  history.replaceState({ ...history.state, key }, "");
  return key;
}

// Storage may be denied; then offsets live as long as the document.
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
