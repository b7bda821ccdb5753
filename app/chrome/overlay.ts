import type { StoredKey } from "../content/stored.ts";

/*
 * The overlay shows on a change of path. After a click, in the old page at once, and in the new page until half a second
 * after the click; for every other change, half a second from the new page's first frame. `data-covered` on the root
 * shows it; its animation ends by itself (overlay.module.css), so it outlives no error.
 */

/** The key under which a tab keeps the path of its last page and, after a space, the time of a click that left it. */
const PAGE = "page" satisfies StoredKey;

/**
 * For the head: covers a page if its path differs from the last one in this tab, and sets in its first frame when that
 * began. A new tab begins with what its opener kept; a page that was rendered ahead (`a`) knows no history yet. The
 * overlay's lane lies on the headline's (`q`), which is then not thrown again; where the browser carries the lane over
 * from the previous page, it moves there. By an animation, because a saved copy would keep a style, which the policy of
 * the document forbids.
 */
export const coverScript = [
  'const q=()=>{const l=document.querySelector("#overlay>*"),h=document.querySelector("h1 [data-lane]");',
  'if(h&&!scrollY){l.animate({translate:"0 "+(h.getBoundingClientRect().top-l.offsetTop)+"px"},{fill:"both"});d.arrived=""}};',
  `const c=a=>{try{const p=location.pathname,[f,t]=(sessionStorage.${PAGE}||p).split(" ");`,
  `sessionStorage.${PAGE}=p;`,
  'if(f!=p&&(a||history.length>1)){d.covered="";const w=()=>{const o=document.getElementById("overlay");',
  "o?(o.getAnimations().forEach(m=>{",
  "m.startTime=t?t-performance.timeOrigin:document.timeline.currentTime}),q()):requestAnimationFrame(w)};",
  "requestAnimationFrame(w)}}catch{}};",
  'onpagereveal=({viewTransition:v})=>{v&&d.covered==""&&q()};',
  'document.prerendering?document.addEventListener("prerenderingchange",()=>c(1)):c();',
].join("");

/** Whether a click has just begun to load a page. */
let begins = false;

/** Shows the overlay in the page that a click leaves. */
export function coverLeaving(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!leavesPage(event, link)) return;
  keep(`${location.pathname} ${Date.now()}`);
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
    const [last] = keep(location.pathname).split(" ");
    uncover();
    if (last === location.pathname) return;
    document.documentElement.dataset.arrived = "";
    cover("");
  });
}

function cover(how: "leaving" | ""): void {
  document.documentElement.dataset.covered = how;
}

function uncover(): void {
  delete document.documentElement.dataset.covered;
  // A click that led nowhere is no time to count from.
  keep(location.pathname);
}

/** Replaces what the tab keeps of its last page, and returns it. Without storage it is always this page. */
function keep(next: string): string {
  try {
    const last = sessionStorage.getItem(PAGE) ?? location.pathname;
    sessionStorage.setItem(PAGE, next);
    return last;
  } catch {
    return location.pathname;
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
