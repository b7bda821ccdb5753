import { useRef } from "react";
import { pageMeta } from "./page-meta.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import type { LoadedPage } from "./shell/load-page.ts";
import { isCovered, useNavigation } from "./shell/navigation.ts";
import { Overlay } from "./shell/overlay.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { useFadeIn } from "./shell/use-fade-in.ts";

/** The shell and the current page: the tree that the build renders and the browser hydrates. */
export function Site({ initial }: { initial: LoadedPage }) {
  const navigation = useNavigation(initial);
  const { page, journeys } = navigation;
  const covered = isCovered(navigation);
  const main = useRef<HTMLElement>(null);
  useFadeIn(main, page);

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
      <main id="main" tabIndex={-1} ref={main} inert={covered}>
        <page.Page key={page.path} />
      </main>
      <Footer inert={covered} />
      <Overlay visible={covered} title={journeys > 0 ? meta.title : ""} />
    </>
  );
}
