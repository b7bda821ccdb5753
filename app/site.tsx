import { useEffect, useRef } from "react";
import { pageMeta } from "./page-meta.ts";
import { enliven } from "./shell/enliven.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import type { LoadedPage } from "./shell/load-page.ts";
import { isCovered, useNavigation } from "./shell/navigation.ts";
import { Overlay } from "./shell/overlay.tsx";
import { SkipLink } from "./shell/skip-link.tsx";

/** React keeps the content of such an element as it was served: it writes no markup when it hydrates. */
const asServed = { dangerouslySetInnerHTML: { __html: "" } };

/** The shell and the current page: the tree that the build renders and the browser hydrates. */
export function Site({ initial }: { initial: LoadedPage }) {
  const navigation = useNavigation(initial);
  const { page, journeys } = navigation;
  const { Page } = page;
  const covered = isCovered(navigation);
  const main = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other sections
  useEffect(() => {
    const gone = new AbortController();
    if (main.current) enliven(main.current, gone.signal);
    return () => gone.abort();
  }, [page]);

  const meta = pageMeta(page);
  return (
    <>
      <title>{meta.title}</title>
      {meta.tags.map((tag) => (
        <meta key={Object.values(tag)[0]} {...tag} />
      ))}
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      <SkipLink inert={covered} />
      <Header current={page.path} inert={covered} />
      <main id="main" tabIndex={-1} ref={main} inert={covered} {...(!Page && asServed)}>
        {Page && <Page key={page.path} />}
      </main>
      <Footer inert={covered} />
      <Overlay visible={covered} title={journeys > 0 ? meta.title : ""} />
    </>
  );
}
