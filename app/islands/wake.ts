import { closest } from "../browser/closest.ts";
import { savesData } from "../browser/save-data.ts";

/** How long an island may take before the page shows what works without it, in milliseconds. */
const PATIENCE_MS = 15_000;
/** How long after a failure the next sign of interest may try again, in milliseconds. */
const PAUSE_MS = 3000;

const SIGNS = ["pointerover", "focusin", "touchstart", "pointerdown", "keydown", "input"] as const;

/**
 * Starts each island at its time (islands/island.tsx) or at the first sign of interest in it; with data saving on,
 * only at the latter, unless the specification asks for it or the visit has something for it. Until it is live, the
 * box has no `data-live`; if it cannot be, `data-script` says "lost" to the styles. A press that came too early is
 * repeated.
 */
export function wakeIslands(): void {
  const saving = savesData();
  for (const box of document.querySelectorAll<HTMLElement>("[data-island]")) {
    watch(box, saving && !("always" in box.dataset));
  }
}

function watch(box: HTMLElement, saving: boolean): void {
  let awake = false;
  let pressed: HTMLElement | null = null;

  const wake = () => {
    if (awake) return;
    awake = true;
    const patience = setTimeout(lose, PATIENCE_MS);
    load(box, lose)
      .then(
        () => {
          delete box.dataset.script;
          box.dataset.live = "";
          box.removeEventListener("click", onPress, true);
          for (const sign of SIGNS) box.removeEventListener(sign, onSign);
          if (pressed?.isConnected) pressed.click();
          pressed = null;
        },
        () => {
          lose();
          setTimeout(() => {
            awake = false;
          }, PAUSE_MS);
        },
      )
      .finally(() => clearTimeout(patience));
  };
  const lose = () => {
    box.dataset.script = "lost";
    delete box.dataset.live;
  };
  // Following a link costs less than React, whose download it would interrupt.
  const onSign = (event: Event) => {
    if (!saving || (event.type !== "pointerover" && !closest(event, "a[href]"))) wake();
  };
  // A form is sent by the browser itself.
  const onPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>("button[type=button]");
  };
  for (const sign of SIGNS) box.addEventListener(sign, onSign, { passive: true });
  box.addEventListener("click", onPress, true);
  // A page restored from the browser's cache has lost its pending downloads.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && awake && !("live" in box.dataset)) {
      awake = false;
      wake();
    }
  });
  if (saving && !hasSomethingFor(box)) {
    addEventListener("hashchange", () => hasSomethingFor(box) && wake());
    return;
  }
  if (box.dataset.wake !== "idle" && "IntersectionObserver" in window) whenNear(box, wake);
  else whenIdle(wake);
}

/** Whether the address or the browser's storage has one of the island's names. */
function hasSomethingFor({ dataset: { keeps = "" } }: HTMLElement): boolean {
  const { search, hash } = location;
  return keeps.split(" ").some((name) => {
    if (new RegExp(`[?&#]${name}=`).test(search + hash)) return true;
    try {
      return Boolean(sessionStorage.getItem(name) ?? localStorage.getItem(name));
    } catch {
      return false;
    }
  });
}

async function load(box: HTMLElement, lose: () => void): Promise<void> {
  const { island = "", needs = "" } = box.dataset;
  for (const href of needs.split(" ").filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  const [{ hydrate }, { default: Component }] = await Promise.all([
    import("./hydrate.ts"),
    import(/* @vite-ignore */ island),
  ]);
  await hydrate(box, Component, lose);
}

function whenNear(box: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(wake);
    },
    { rootMargin: box.dataset.wake === "near" ? "50% 0px" : "0px" },
  );
  observer.observe(box);
}

/** Not at `load`: in Firefox it waits for these scripts, and one that hangs would go unnoticed. */
function whenIdle(wake: () => void): void {
  document.fonts.ready.then(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  });
}
