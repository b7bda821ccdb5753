import { Suspense, useEffect, useInsertionEffect } from "react";
import { Footer } from "../chrome/footer.tsx";
import { Header } from "../chrome/header.tsx";
import { Overlay } from "../chrome/overlay.tsx";
import { SkipLink } from "../chrome/skip-link.tsx";
import { pageMeta } from "../content/page-meta.ts";
import { wearWaitingFonts } from "../fonts/late-fonts.ts";
import type { LoadedPage } from "../router/load-page.ts";
import { isCovered, isSettled, useNavigation } from "../router/navigation.ts";
import { ClaimNote } from "../sections/claim.tsx";
import { enliven } from "../sections/enliven.ts";
import { endCarryOver } from "./carry-over.ts";

/** React keeps the content of such an element as it was served: it writes no markup when it hydrates. */
const asServed = {
  // Where React creates the element anew, the content security policy refuses text.
  dangerouslySetInnerHTML: { __html: Reflect.get(globalThis, "trustedTypes")?.emptyHTML ?? "" },
};

/** Changes the page's sections, once React has compared them with the document. */
function Life({ page }: { page: LoadedPage }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other sections
  useEffect(() => {
    const gone = new AbortController();
    endCarryOver();
    const main = document.querySelector("main");
    if (main) enliven(main, gone.signal);
    return () => gone.abort();
  }, [page]);
  return null;
}

/** The shell and the current page: the tree that the build renders and the browser hydrates. */
export function Site({ initial }: { initial: LoadedPage }) {
  const navigation = useNavigation(initial);
  const { page, journeys } = navigation;
  const { Page } = page;
  const covered = isCovered(navigation);

  // Not earlier, because the browser would style and lay out the page that is about to go once more.
  useInsertionEffect(() => {
    if (page !== initial) {
      wearWaitingFonts();
      // The overlay's lane lies there already, so the page does not throw its own.
      document.documentElement.dataset.arrived = "";
    }
    const { media } = page;
    if (!media) return;
    media.mediaText = "all";
    return () => {
      media.mediaText = "not all";
    };
  }, [page, initial]);

  const meta = pageMeta(page);
  return (
    <>
      <title>{meta.title}</title>
      {meta.tags.map((tag) => (
        <meta key={Object.values(tag)[0]} {...tag} />
      ))}
      <link rel="canonical" href={meta.canonical} />
      <SkipLink inert={covered} />
      <Header current={page.path} inert={covered} />
      <main id="main" tabIndex={-1} inert={covered} {...(!Page && asServed)}>
        {/* The boundary makes React hydrate the page after the shell, in a task of its own. */}
        {Page && (
          <Suspense>
            <Page key={page.path} />
            <Life page={page} />
          </Suspense>
        )}
      </main>
      {!Page && <Life page={page} />}
      <Footer current={page.path} inert={covered} />
      <ClaimNote />
      <Overlay
        visible={covered}
        arrived={isSettled(navigation)}
        title={journeys > 0 ? meta.title : ""}
      />
    </>
  );
}
