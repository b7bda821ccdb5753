import { useRef } from "react";
import { pageMeta } from "./page-meta.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import type { LoadedPage } from "./shell/load-page.ts";
import { Overlay } from "./shell/overlay.tsx";
import { Resources } from "./shell/resources.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { useFadeIn } from "./shell/use-fade-in.ts";
import { useNavigation } from "./shell/use-navigation.ts";

/** The shell and the current page: the one tree that the build renders and the browser takes over. */
export function Site({ initial }: { initial: LoadedPage }) {
  const { page, arrived, travelling } = useNavigation(initial);
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
      <SkipLink inert={travelling} />
      <Header current={page.path} inert={travelling} />
      <main id="main" tabIndex={-1} ref={main} inert={travelling}>
        <page.Page key={page.path} />
      </main>
      <Resources inert={travelling} />
      <Footer inert={travelling} />
      <Overlay visible={travelling} title={arrived ? meta.title : ""} />
    </>
  );
}
