/*
 * A visitor's input survives React recreating an island. React does so where the document differs from the served one:
 * a password manager put its icon next to a field, a translator wrapped a text. The new elements are as served; text,
 * ticks, open parts, scroll positions and focus are carried over to them from the removed ones before the next paint.
 */

interface Place {
  readonly left: number;
  readonly top: number;
}

/** State that an element loses when it is removed. It keeps its text, tick and caret. */
interface Lost {
  focused: Element | null;
  readonly scrolled: Map<Element, Place>;
}

interface CarryOver {
  /** Once live, React changes only its own nodes. */
  readonly rest: () => void;
  /** Carries over to the box's current content. */
  readonly end: () => void;
}

/** Begins to carry over from nodes removed in `box`. */
export function carryOver(box: Element): CarryOver {
  const lost: Lost = { focused: document.activeElement, scrolled: new Map() };
  const noteScroll = (scroller: Element) => {
    const { scrollLeft: left, scrollTop: top } = scroller;
    if (left || top) lost.scrolled.set(scroller, { left, top });
  };
  box.querySelectorAll("*").forEach(noteScroll);

  const over = new AbortController();
  const note = (type: string, take: (target: Element) => void) => {
    const options = { capture: true, passive: true, signal: over.signal };
    box.addEventListener(type, ({ target }) => take(target as Element), options);
  };
  note("scroll", noteScroll);
  note("focusin", (target) => {
    lost.focused = target;
  });
  note("focusout", (target) => {
    // Some browsers fire it when the element is removed, too.
    queueMicrotask(() => {
      if (lost.focused === target && target.isConnected) lost.focused = null;
    });
  });

  const onChanges = (changes: readonly MutationRecord[]) => {
    const isConnected = (node: Node) => node.isConnected;
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isConnected);
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (added.length > 0 && removed.length > 0) carry(removed, added, lost);
  };
  let resting = false;
  const observer = new MutationObserver((changes) => {
    if (!resting) onChanges(changes);
  });
  observer.observe(box, { childList: true, subtree: true });
  const stop = () => {
    onChanges(observer.takeRecords());
    observer.disconnect();
  };
  return {
    rest() {
      stop();
      resting = true;
      observer.observe(box, { childList: true });
    },
    end() {
      stop();
      over.abort();
    },
  };
}

function carry(removed: readonly Node[], added: readonly Node[], lost: Lost): void {
  const { focused } = lost;
  const byName = new Map<string, Element>();
  name(added, (key, element) => byName.set(key, element));
  const successors = new Map<Element, Element>();
  name(removed, (key, old) => {
    const successor = byName.get(key);
    if (successor) successors.set(old, successor);
  });
  const now = (old: Element) => successors.get(old) ?? old;

  for (const [old, successor] of successors) restore(old, successor);
  for (const [old, place] of lost.scrolled) {
    const box = now(old);
    // Where nothing was lost, the visitor may be scrolling.
    const isThere = box.scrollLeft === place.left && box.scrollTop === place.top;
    if (!isThere) box.scrollTo({ ...place, behavior: "instant" });
  }
  const focus = focused && now(focused);
  if (!(focus instanceof HTMLElement) || focus === document.activeElement) return;
  focus.focus({ preventScroll: true });
  if (isText(focus) && isText(focused) && focused.selectionStart !== null) {
    focus.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
}

/** Names each element in `nodes` by its identifying attributes and its position among those with the same name. */
function name(nodes: readonly Node[], use: (key: string, element: Element) => void): void {
  const counts = new Map<string, number>();
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const element of [node, ...node.querySelectorAll("*")]) {
      const marks = ["id", "name"].map((each) => element.getAttribute(each) ?? "").join(" ");
      const own = isTick(element) ? element.value : element.getAttribute("href");
      const key = `${element.localName} ${marks.trim() || element.getAttribute("class")} ${own}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      use(`${key} ${count}`, element);
    }
  }
}

/** As if the visitor did it again, so that React sees it. */
function restore(old: Element, successor: Element): void {
  if (isTick(old) && isTick(successor)) {
    if (old.checked && !successor.checked) successor.click();
  } else if (isText(old) && isText(successor)) {
    enter(old.value, successor, "input");
  } else if (old instanceof HTMLSelectElement && successor instanceof HTMLSelectElement) {
    enter(old.value, successor, "change");
  } else if (old instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) {
    successor.open = old.open;
  }
}

function enter(
  value: string,
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  event: "input" | "change",
): void {
  if (field.value === value) return;
  // React takes over the element's own property, and ignores an event without a change that it did not make.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const isTick = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !isTick(element));
