import "./tokens.css";
import "./base.css";
import { startTransition } from "react";
import { keepServed, servedNodes } from "./sections/served.ts";
import { servedPage } from "./shell/load-page.ts";
import { Site } from "./site.tsx";

/**
 * Takes the static page over. Waits for the page's code and the site's styles: where either is
 * missing the static page stays as it is, for its own styles know only what it can do alone.
 */
export async function start(styles: Promise<unknown>): Promise<void> {
  const root = document.getElementById("site");
  if (!root) return;
  // Imported here, React starts in a task of its own, apart from the site's modules.
  const [{ hydrateRoot }, initial] = await Promise.all([
    import("react-dom/client"),
    servedPage(root.dataset.path ?? ""),
    styles,
  ]);
  keepServed(root);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React empties its root when the shell throws. The served page stands instead: this one's
    // copy is here, another one's comes with a full load.
    const served = servedNodes();
    if (served) root.replaceChildren(...served);
    else location.reload();
  };
  // As a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    hydrateRoot(root, <Site initial={initial} />, { onUncaughtError });
  });
}
