import { afterPaint } from "../browser/after-paint.ts";
import { closest } from "../browser/closest.ts";
import { drawMenus } from "./draw-menus.ts";
import { enterSpare, followFromSpare, isSpare, leaveSpare } from "./spare-entry.ts";

/** The media query from which the header shows the menus itself, defined in `tokens.css`. */
declare const __LAPTOP__: string;

/**
 * Makes the drawer a modal dialog. Until this runs, it opens as a popover, and without popover support boot.ts opens
 * it. It shows at once as a popover, and becomes modal after the paint, because making the page behind it inert is
 * slow.
 */
export function watchDrawer(): void {
  const opener = document.querySelector<HTMLElement>("[popovertarget=menu]");
  const drawer = document.getElementById("menu");
  if (!opener || !(drawer instanceof HTMLDialogElement)) return;
  const close = () => {
    if (isPopover(drawer)) drawer.hidePopover();
    else drawer.close();
  };

  opener.addEventListener("click", drawMenus);
  // A modal dialog returns the focus to its opener; a popover closed by a press outside does not.
  drawer.addEventListener("beforetoggle", ({ newState }) => {
    const closes = newState === "closed" && isPopover(drawer);
    if (closes && !drawer.contains(document.activeElement)) opener.focus();
  });
  drawer.addEventListener("toggle", () => afterPaint(() => makeModal(drawer)));
  drawer.addEventListener("close", leaveSpare);
  drawer.addEventListener("keydown", (event) => keepFocusInside(event, drawer));
  // On the window, after all who want to know which link was followed.
  addEventListener("click", (event) => {
    if (!drawer.contains(event.target as Node)) return;
    const summary = closest(event, "summary");
    const link = closest<HTMLAnchorElement>(event, "a");
    const button = closest(event, "[popovertarget]");
    if (summary) toggleGroup(summary);
    if (summary || button) event.preventDefault();
    if (link) followFromSpare(event, link);
    if (link || button || event.target === drawer) close();
  });
  matchMedia(__LAPTOP__).addEventListener("change", close);
  addEventListener("popstate", () => isSpare() || close());
  // Restored from the back-forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && close());

  if (isPopover(drawer)) drawMenus();
  // Of a drawer that was open when the page was left.
  else leaveSpare();
  makeModal(drawer);
}

/** Whether it is open but not modal yet. Without popover support it opens as modal. */
function isPopover(drawer: HTMLDialogElement): boolean {
  return "popover" in drawer && drawer.matches(":popover-open");
}

function makeModal(drawer: HTMLDialogElement): void {
  if (!isPopover(drawer)) return;
  const { activeElement } = document;
  drawer.hidePopover();
  drawer.showModal();
  enterSpare();
  if (activeElement instanceof HTMLElement && drawer.contains(activeElement)) activeElement.focus();
}

/**
 * Opens or closes a group in one step with what follows from it: in browsers without `name` on `details` the
 * others close, and where that moves the group, it stays in sight with its first link.
 */
function toggleGroup(summary: HTMLElement): void {
  const group = summary.closest("details");
  const opens = !group?.open;
  for (const each of summary.closest("nav")?.querySelectorAll("details") ?? []) {
    each.open = opens && each === group;
  }
  if (!opens) return;
  group?.querySelector("li")?.scrollIntoView({ block: "nearest" });
  summary.scrollIntoView({ block: "nearest" });
}

/** In a modal dialog Tab also reaches the browser's own controls; in a menu it is easier if Tab cycles. */
function keepFocusInside(event: KeyboardEvent, drawer: HTMLDialogElement): void {
  // WebKit on Linux has no name for Shift+Tab.
  if (event.key !== "Tab" && event.code !== "Tab") return;
  const stops = [
    ...drawer.querySelectorAll<HTMLElement>(
      ":is(a, button, summary):not(details:not([open]) > :not(summary) *)",
    ),
  ];
  const end = event.shiftKey ? stops.at(0) : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops.at(0);
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
