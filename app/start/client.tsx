import "../tokens.css";
import "../base.css";
import { startTransition } from "react";
import { keepServed, servedNodes } from "../router/served-markup.ts";
import { servedPage } from "../router/served-page.ts";
import { carryOver } from "./carry-over.ts";
import { Site } from "./site.tsx";

/**
 * Hydrates the static page. Rejects when a chunk cannot be fetched: the static page then stays
 * as it is.
 */
export async function start(): Promise<void> {
  const root = document.getElementById("site");
  if (!root) return;
  // A dynamic import gives React's start a task of its own, apart from the site's modules.
  const [{ hydrateRoot }, initial] = await Promise.all([
    import("react-dom/client"),
    servedPage(root.dataset),
  ]);
  keepServed(root);
  carryOver(root);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React empties its root when the shell throws. The copy of the served page replaces it; if
    // the visitor has reached another page, a full page load does.
    const served = servedNodes();
    document.documentElement.dataset.script = "lost";
    if (served) root.replaceChildren(...served);
    else location.reload();
  };
  // In a transition React yields to taps and scrolling.
  startTransition(() => {
    hydrateRoot(root, <Site initial={initial} />, { onUncaughtError });
  });
}
