import type { StoredKey } from "../content/stored.ts";

/*
 * The overlay shows on a change of path: in the old page from the click on, and in the new page until half a second
 * is over. `data-covered` on the root shows it; its animation ends by itself (overlay.module.css), so it outlives
 * no error.
 */

/** The key under which a tab keeps the path of its last page. */
const PAGE = "page" satisfies StoredKey;

/**
 * For the head: covers a page from its first frame if its path differs from the last one in this tab. A new tab begins
 * with what its opener kept; a page that was rendered ahead knows no history yet. `performance.now()` counts from the
 * click. Where the browser carries the lane over from the previous page, it moves to this page's lane, which is then
 * not thrown.
 */
export const coverScript = [
  `const c=n=>{try{const p=location.pathname,f=sessionStorage.${PAGE};sessionStorage.${PAGE}=p;`,
  'if(f&&f!=p&&(!n||history.length>1)&&n<500){e.style.setProperty("--covered",-n+"ms");d.covered=""}}catch{}};',
  'onpagereveal=({viewTransition:v})=>{if(v&&d.covered==""&&!scrollY){',
  'const l=document.querySelector("#overlay>*"),h=document.querySelector("h1 [data-lane]");',
  'if(h){l.style.translate="0 "+(h.getBoundingClientRect().top-l.offsetTop)+"px";d.arrived=""}}};',
  'document.prerendering?document.addEventListener("prerenderingchange",()=>c(0)):c(performance.now());',
].join("");

/** Whether a click has just begun to load a page. */
let begins = false;

/** Shows the overlay in the page that a click leaves. */
export function coverLeaving(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!leavesPage(event, link)) return;
  cover("leaving");
  begins = true;
  setTimeout(() => {
    begins = false;
  });
}

/** Takes the overlay away. */
export function watchOverlay(): void {
  // Stopping the load brings the page back. The event also fires when another click replaces the load.
  window.navigation?.addEventListener("navigateerror", () => begins || uncover());
  // Only the overlay's: the drawing in it has its own.
  addEventListener("animationend", ({ target }) => {
    if ((target as Element).id === "overlay") uncover();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    uncover();
    if (lastPage() !== location.pathname) cover("");
  });
}

function cover(how: "leaving" | ""): void {
  const { style, dataset } = document.documentElement;
  style.removeProperty("--covered");
  dataset.covered = how;
}

function uncover(): void {
  delete document.documentElement.dataset.covered;
}

/** The path of the last page in the tab, replaced by this one. Without storage it is always this one. */
function lastPage(): string {
  const { pathname } = location;
  try {
    const last = sessionStorage.getItem(PAGE) ?? pathname;
    sessionStorage.setItem(PAGE, pathname);
    return last;
  } catch {
    return pathname;
  }
}

/** Whether a click leads to another page of the site, here: not to a file, in another tab, or to a part of this page. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute("download")) return false;
  const { origin, pathname } = location;
  return link.origin === origin && link.pathname !== pathname && !link.pathname.includes(".");
}
