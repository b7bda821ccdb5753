import { closest } from "../browser/closest.ts";
import { drawMenus } from "./draw-menus.ts";
import { enterSpare, followFromSpare, isSpare, leaveSpare } from "./spare-entry.ts";

/** The media query from which the header shows the menus itself, defined in `tokens.css`. */
declare const __LAPTOP__: string;

/**
 * Opens the drawer as a modal dialog; until this runs, it opens as a popover. Modal from the first: a screen
 * reader does not announce a dialog that is shown, hidden and shown again.
 */
export function watchDrawer(): void {
  const opener = document.querySelector<HTMLElement>("[popovertarget=menu]");
  const drawer = document.getElementById("menu");
  if (!opener || !(drawer instanceof HTMLDialogElement)) return;
  const close = () => drawer.close();

  opener.addEventListener("click", (event) => {
    event.preventDefault();
    drawMenus();
    open(drawer);
  });
  drawer.addEventListener("close", leaveSpare);
  drawer.addEventListener("keydown", (event) => keepFocusInside(event, drawer));
  drawer.addEventListener("click", (event) => {
    const summary = closest(event, "summary");
    const button = closest(event, "[popovertarget]");
    if (summary) toggleGroup(summary);
    if (summary || button) event.preventDefault();
    if (button || event.target === drawer) close();
  });
  matchMedia(__LAPTOP__).addEventListener("change", close);
  addEventListener("popstate", () => isSpare() || close());
  // Restored from the back-forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && close());

  const wasOpened = "hidePopover" in drawer && drawer.matches(":popover-open");
  if (!wasOpened) {
    // The spare entry of a drawer that was open when the page was left.
    leaveSpare();
    return;
  }
  drawMenus();
  const { activeElement } = document;
  drawer.hidePopover();
  open(drawer);
  if (activeElement instanceof HTMLElement && drawer.contains(activeElement)) activeElement.focus();
}

/** A link in the drawer closes it. */
export function followFromDrawer(event: MouseEvent, link: HTMLAnchorElement): void {
  const drawer = link.closest<HTMLDialogElement>("#menu");
  if (!drawer) return;
  followFromSpare(event, link);
  drawer.close();
}

/** The heading gets the focus, and not the first link: Orca takes that place unsaid when the page behind is gone. */
function open(drawer: HTMLDialogElement): void {
  drawer.showModal();
  drawer.querySelector("h2")?.focus();
  enterSpare();
}

/**
 * Opens or closes a group and, in browsers without `name` on `details`, closes the others in the same step.
 * If that moves the group, it stays in sight with its first link.
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
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (event.shiftKey ? at > 0 : at < stops.length - 1) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
