import { startChrome } from "../chrome/chrome.ts";
import { watchTheme } from "../chrome/theme.ts";
import { wearLateFonts } from "../fonts/late-fonts.ts";
import { fetchModule } from "../router/fetch-ahead.ts";
import { linkOf } from "../router/link-of.ts";
import { savesData } from "../router/save-data.ts";
import { unfoldAnchors } from "../router/unfold.ts";

/**
 * The first, small script. Fetches React, and starts it when the typefaces have loaded and the page is
 * idle, or on the first interaction. With data saving on, a visitor who only reads and follows links
 * never loads it. A browser without the required features keeps the working static page; `data-script`
 * on the root tells the styles (head-script.ts).
 */
const { dataset } = document.documentElement;
const { scripts } =
  document.querySelector<HTMLScriptElement>("script[data-scripts]")?.dataset ?? {};

/** How long to wait for React before the page shows what works without it, in milliseconds. */
const PATIENCE_MS = 15_000;
/** How long after a failure the next interaction may retry, in milliseconds. */
const PAUSE_MS = 3000;

const saving = savesData();
const signs = ["pointerdown", "keydown", "touchstart", ...(saving ? [] : ["pointerover"])];
let underWay = false;

function boot(sign?: Event): void {
  // Following the link costs less than React, whose download the navigation would interrupt.
  if (underWay || (saving && sign && linkOf(sign))) return;
  underWay = true;
  for (const sign of signs) removeEventListener(sign, boot);
  const patience = setTimeout(say, PATIENCE_MS, "lost");
  fetchScripts();
  import("./client.tsx")
    .then(({ start }) => start())
    .then(
      () => say("on"),
      () => {
        say("lost");
        underWay = false;
        setTimeout(listen, PAUSE_MS);
      },
    )
    .finally(() => clearTimeout(patience));
}

function fetchScripts(): void {
  for (const script of scripts?.split(" ") ?? []) fetchModule(script);
}

function say(state: "on" | "lost"): void {
  dataset.script = state;
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, boot, { passive: true });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => boot(), { timeout: 2000 });
  else setTimeout(boot, 200);
}

/** Browsers from before 2023 or 2024 have no popovers: opens the site's popover as a dialog. */
function openWithoutPopovers(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("[popovertarget]");
  const dialog = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

unfoldAnchors();
dataset.boot = "";
watchTheme();
if (dataset.script) startChrome();
wearLateFonts();
if (!("popover" in HTMLElement.prototype)) addEventListener("click", openWithoutPopovers);
if (dataset.script) {
  say("on");
  listen();
  // A page restored from the back-forward cache has lost its pending downloads.
  addEventListener("pageshow", ({ persisted }) => persisted && !saving && boot());
  if (!saving) {
    fetchScripts();
    // Not at `load`: in Firefox it waits for these scripts, and one that hangs would go unnoticed.
    document.fonts.ready.then(whenIdle);
  }
}
