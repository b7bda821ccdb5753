/**
 * Where each history entry was scrolled to. The browser cannot restore a page that is not
 * rendered yet, so within the site this does; across documents the browser still does.
 */
const STORE = "scroll";

interface EntryState {
  readonly key: string;
}

/** Where to scroll once the page stands: a stored offset in pixels, or the anchor, or the top. */
export type ScrollTarget = number | "anchor";

export interface ScrollMemory {
  /** State for a new history entry. */
  readonly newEntry: () => EntryState;
  /** To be called when an entry was pushed or reached; says where it was scrolled to. */
  readonly enter: () => ScrollTarget;
  /** While a page is on its way, scrolling belongs to neither entry. */
  readonly hold: (held: boolean) => void;
}

export function createScrollMemory(): ScrollMemory {
  const offsets = new Map<string, number>(restore());
  let held = false;
  let current = keyOf(history.state) ?? adopt();

  history.scrollRestoration = "manual";
  const remember = () => {
    if (!held) offsets.set(current, scrollY);
  };
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    store(offsets);
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });

  return {
    newEntry: () => ({ key: freshKey() }),
    enter() {
      current = keyOf(history.state) ?? adopt();
      return offsets.get(current) ?? "anchor";
    },
    hold(value) {
      held = value;
    },
  };
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
function restore(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
  } catch {
    return [];
  }
}

function store(offsets: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...offsets]));
  } catch {}
}
