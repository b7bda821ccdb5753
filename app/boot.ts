import { linkOf } from "./shell/internal-link.ts";
import { savesData } from "./shell/save-data.ts";
import { watchTheme } from "./shell/theme.ts";

/**
 * The first script, and a small one: React comes once the page is loaded and idle, or at
 * once when someone touches it. Who saves data and only reads and follows links never pays
 * for it. A browser that lacks what the site relies on keeps the static page, which works.
 */
const { scripts, styles } =
  document.querySelector<HTMLScriptElement>("script[data-scripts]")?.dataset ?? {};

const capable =
  "HTMLDialogElement" in window &&
  "inert" in HTMLElement.prototype &&
  "replaceChildren" in document;

const saving = savesData();
const signs = ["pointerdown", "keydown", "touchstart", ...(saving ? [] : ["pointerover"])];
let booted = false;

function boot(sign?: Event): void {
  // The browser follows a link for less than React costs, and would drop half of it on leaving.
  if (booted || (saving && sign && linkOf(sign))) return;
  booted = true;
  for (const sign of signs) removeEventListener(sign, boot);
  for (const script of scripts?.split(" ") ?? []) fetchAhead(script);
  const stylesReady = styles ? addStyles(styles) : Promise.resolve();
  import("./client.tsx").then(({ start }) => start(stylesReady));
}

/** All at once, instead of one after the other as they import each other. */
function fetchAhead(script: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = script;
  document.head.append(link);
}

/** Rejects when they cannot be fetched. */
function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No styles: ${href}`));
    document.head.append(link);
  });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => boot(), { timeout: 2000 });
  else setTimeout(boot, 200);
}

watchTheme();
if (capable) {
  for (const sign of signs) addEventListener(sign, boot, { passive: true });
  if (!saving) {
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  }
}
