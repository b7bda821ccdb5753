import { headScript } from "../../app/before-react/head-script.ts";
import type { routes } from "../../app/content/pages.ts";
import { pageMeta } from "../../app/page-meta.ts";
import type { Changes } from "./source.ts";

/** A project that is generated around the site's source and built by its own command. */
export interface Stack {
  readonly changes: Changes;
  /** The project's own files by name, besides `commonFiles`. */
  readonly files: Readonly<Record<string, string>>;
  readonly pageFile: (route: Route) => readonly [name: string, text: string];
  readonly build: readonly [command: string, ...args: string[]];
  readonly output: string;
}

export type Route = (typeof routes)[number];

export const nameOf = ({ path }: Route) => (path === "/" ? "home" : path.slice(1));
export const moduleOf = (route: Route) => `pages/${nameOf(route)}/${nameOf(route)}.tsx`;

export const globalStyles = (from: string) =>
  ["tokens", "base"].map((name) => `import "${from}/source/${name}.css";\n`).join("");

/** The page's metadata as elements, in syntax that JSX and Astro share. */
export function metaElements(route: Route): string {
  const { title, canonical, tags } = pageMeta(route);
  const metas = tags.map((tag) => {
    const attributes = Object.entries(tag).map(([name, value]) => `${name}={${quoted(value)}}`);
    return `<meta ${attributes.join(" ")} />`;
  });
  return `<title>{${quoted(title)}}</title>${metas.join("")}<link rel="canonical" href="${canonical}" />`;
}

const quoted = (text: string) => JSON.stringify(text);

export const quotedHeadScript = quoted(headScript);

export const links = `<link rel="icon" href="/icon.svg" />
  <link rel="preload" href="/fonts/loom-display.woff2" as="font" crossorigin="" />
  <link rel="preload" href="/fonts/loom-text.woff2" as="font" crossorigin="" />`;

/** Header, page and footer, as in `app/site.tsx`, without its navigation and overlay. */
const frame = `
  import { Footer } from "./source/shell/footer.tsx";
  import { Header } from "./source/shell/header.tsx";
  import { SkipLink } from "./source/shell/skip-link.tsx";

  export function Frame({ path, children }) {
    return (
      <>
        <SkipLink inert={false} />
        <Header current={path} inert={false} />
        <main id="main" tabIndex={-1}>{children}</main>
        <Footer inert={false} />
      </>
    );
  }`;

/** What the site's first script does besides loading React, and what its shell does to a page. */
const behaviour = `"use client";
  import { useEffect } from "react";
  import { wearLateFonts } from "./source/before-react/late-fonts.ts";
  import { watchTheme } from "./source/before-react/theme.ts";
  import { unfoldAnchors } from "./source/before-react/unfold.ts";
  import { enliven } from "./source/shell/enliven.ts";

  export function Behaviour({ path }) {
    useEffect(() => {
      const gone = new AbortController();
      enliven(document.querySelector("main"), gone.signal);
      return () => gone.abort();
    }, [path]);
    useEffect(() => {
      document.documentElement.dataset.boot = "";
      unfoldAnchors();
      watchTheme();
      wearLateFonts();
    }, []);
    return null;
  }`;

export const commonFiles = { "frame.tsx": frame, "behaviour.tsx": behaviour };

/** The router's link for the site's own pages, the browser's for everything else. */
export const anchor = (importLink: string, prop: string) => `
  ${importLink}

  export function Anchor({ href, ...rest }) {
    return href?.startsWith("/") && rest.download === undefined
      ? <Link ${prop}={href} {...rest} />
      : <a href={href} {...rest} />;
  }`;
