import { closest } from "../browser/closest.ts";
import { drawMenus } from "./draw-menus.ts";

/** How long a menu stays open after the pointer leaves it, in milliseconds. */
const CLOSE_DELAY_MS = 200;

const ITEM = "[data-menu]";
const TRIGGER = "[aria-expanded]";

/**
 * Opens and closes the menus of the header: at most one is open, and its trigger says so. Until this runs, CSS opens
 * them on hover and focus.
 */
export function watchMenus(): void {
  const bar = document.querySelector(ITEM)?.closest("nav");
  if (!bar) return;
  let open: Element | null | undefined;
  /** By a press and not by hover: the first press after a hover keeps a menu open. */
  let pinned = false;
  let hovered: Element | null | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const show = (menu?: Element | null, pin = false) => {
    clearTimeout(leaving);
    pinned = pin;
    if (menu === open) return;
    open = menu;
    if (menu) drawMenus();
    for (const trigger of bar.querySelectorAll(TRIGGER)) {
      trigger.setAttribute("aria-expanded", String(trigger.closest(ITEM) === menu));
    }
  };
  const holdsKeyboardFocus = () => Boolean(open?.querySelector(":focus-visible"));
  const hover = (menu?: Element | null) => {
    if (menu === hovered) return;
    hovered = menu;
    if (menu && menu === open) clearTimeout(leaving);
    else if (holdsKeyboardFocus()) return;
    else if (menu) show(menu);
    else leaving = setTimeout(() => holdsKeyboardFocus() || show(), CLOSE_DELAY_MS);
  };

  const onPointer = (event: PointerEvent) => {
    // A touch points just before its click; only the click counts.
    if (event.pointerType === "touch") return;
    hover(event.type === "pointerover" ? closest(event, ITEM) : undefined);
  };
  addEventListener("pointerover", onPointer);
  document.documentElement.addEventListener("pointerleave", onPointer);
  bar.addEventListener("click", (event) => {
    const menu = closest(event, ITEM);
    if (closest(event, TRIGGER)) show(open === menu && pinned ? undefined : menu, true);
    else if (closest(event, "a")) show();
  });
  bar.addEventListener("focusout", (event) => {
    const next = event.relatedTarget as Node | null;
    if (next && closest(event, ITEM)?.contains(next) === false) show();
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (open?.contains(document.activeElement)) open.querySelector<HTMLElement>(TRIGGER)?.focus();
    show();
  });
  addEventListener("pointerdown", ({ target }) => open?.contains(target as Node) || show());
  // Restored from the back-forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && show());

  bar.dataset.live = "";
  hover(bar.querySelector(`${ITEM}:is(:hover, :focus-within)`));
}
