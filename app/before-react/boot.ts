import { wearLateFonts } from "./late-fonts.ts";
import { linkOf } from "./link-of.ts";
import { savesData } from "./save-data.ts";
import { watchTheme } from "./theme.ts";

/**
 * The first script, and a small one: React comes once the page is loaded and idle, or at
 * once when someone touches it. Who saves data and only reads and follows links never pays
 * for it. A browser that lacks what the site relies on keeps the static page, which works;
 * `data-script` on the root says so to the styles (shell/head-script.ts).
 */
const { dataset } = document.documentElement;
const { scripts, styles } =
  document.querySelector<HTMLScriptElement>("script[data-scripts]")?.dataset ?? {};

/** After this long without React the page says what works without it, in milliseconds. */
const PATIENCE_MS = 15_000;
/** How long after a failure the next sign of a visitor is answered again, in milliseconds. */
const PAUSE_MS = 3000;

const saving = savesData();
const signs = ["pointerdown", "keydown", "touchstart", ...(saving ? [] : ["pointerover"])];
let underWay = false;

function boot(sign?: Event): void {
  // The browser follows a link for less than React costs, and would drop half of it on leaving.
  if (underWay || (saving && sign && linkOf(sign))) return;
  underWay = true;
  for (const sign of signs) removeEventListener(sign, boot);
  const patience = setTimeout(say, PATIENCE_MS, "lost");
  for (const script of scripts?.split(" ") ?? []) fetchAhead(script);
  const stylesReady = styles ? addStyles(styles) : undefined;
  // Both are waited for together: a rejection that nobody waits for would be reported.
  Promise.all([import("../client.tsx"), stylesReady])
    .then(([{ start }]) => start())
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

function say(state: "on" | "lost"): void {
  dataset.script = state;
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, boot, { passive: true });
}

/** All at once, instead of one after the other as they import each other. */
function fetchAhead(script: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = script;
  document.head.append(link);
}

/** Rejects when they cannot be fetched. */
function addStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => boot(), { timeout: 2000 });
  else setTimeout(boot, 200);
}

/** Before 2023 and 2024 browsers had no popovers: the one of the site is a dialog, and opens as one. */
function openWithoutPopovers(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("[popovertarget]");
  const dialog = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

dataset.boot = "";
watchTheme();
wearLateFonts();
if (!("popover" in HTMLElement.prototype)) addEventListener("click", openWithoutPopovers);
if (dataset.script) {
  say("on");
  listen();
  // A page that left while it was loading comes back without what it waited for.
  addEventListener("pageshow", ({ persisted }) => persisted && !saving && boot());
  if (!saving) {
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  }
}
