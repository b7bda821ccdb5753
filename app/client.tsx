import "./tokens.css";
import "./base.css";
import { startTransition } from "react";
import { servedPage } from "./shell/load-page.ts";
import { Site } from "./site.tsx";
import { keepServed, servedNodes } from "./ui/served.ts";

/**
 * Takes the static page over, once the site's styles are there. Rejects when its code or the
 * page's cannot be fetched: the static page then stays as it is.
 */
export async function start(): Promise<void> {
  const root = document.getElementById("site");
  if (!root) return;
  // Imported here, React starts in a task of its own, apart from the site's modules.
  const [{ hydrateRoot }, initial] = await Promise.all([
    import("react-dom/client"),
    servedPage(root.dataset.path ?? ""),
  ]);
  keepServed(root);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React empties its root when the shell throws. The served page stands instead: this one's
    // copy is here, another one's comes with a full load.
    const served = servedNodes();
    document.documentElement.dataset.script = "lost";
    if (served) root.replaceChildren(...served);
    else location.reload();
  };
  // As a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    hydrateRoot(root, <Site initial={initial} />, { onUncaughtError });
  });
}
