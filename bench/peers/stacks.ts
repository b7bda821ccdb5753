import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headScript } from "../../app/before-react/head-script.ts";
import { routes } from "../../app/content/pages.ts";
import { pageMeta } from "../../app/page-meta.ts";
import { copySource, inShell, islands, write } from "./source.ts";

/** A stack: generates its project, whose command then builds it into a folder. */
export interface Stack {
  readonly generate: () => string;
  readonly build: readonly [bin: string, ...args: string[]];
  readonly output: string;
}

type Route = (typeof routes)[number];

const nameOf = ({ path }: Route) => (path === "/" ? "home" : path.slice(1));
const moduleOf = (route: Route) => `source/pages/${nameOf(route)}/${nameOf(route)}.tsx`;
const componentOf = (island: string) => islands[island]?.[0];

const globalStyles = (from: string) =>
  ["tokens", "base"].map((name) => `import "${from}/source/${name}.css";\n`).join("");

/** The page's metadata as elements, in syntax that JSX and Astro share. */
function metaElements(route: Route): string {
  const { title, canonical, tags } = pageMeta(route);
  const attributes = (of: object) =>
    Object.entries(of).map(([name, value]) => `${name}={${JSON.stringify(value)}}`);
  const metas = tags.map((tag) => `<meta ${attributes(tag).join(" ")} />`);
  return [
    `<title>{${JSON.stringify(title)}}</title>`,
    ...metas,
    `<link rel="canonical" href="${canonical}" />`,
  ].join("\n");
}

const links = [
  `<link rel="icon" href="/icon.svg" />`,
  `<link rel="preload" href="/fonts/loom-display.woff2" as="font" crossorigin="" />`,
  `<link rel="preload" href="/fonts/loom-text.woff2" as="font" crossorigin="" />`,
].join("\n");

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

/** What the site's first script does besides loading React, and the fading in of sections. */
const behaviour = `"use client";
  import { useEffect } from "react";
  import { wearLateFonts } from "./source/before-react/late-fonts.ts";
  import { watchTheme } from "./source/before-react/theme.ts";
  import { unfoldAnchors } from "./source/before-react/unfold.ts";
  import { useFadeIn } from "./source/shell/use-fade-in.ts";

  const main = { get current() { return document.querySelector("main"); } };

  export function Behaviour({ path }) {
    useFadeIn(main, path);
    useEffect(() => {
      document.documentElement.dataset.boot = "";
      unfoldAnchors();
      watchTheme();
      wearLateFonts();
    }, []);
    return null;
  }`;

const anchor = (imported: string, prop: string) => `
  import ${imported};

  export function Anchor({ href, ...rest }) {
    return href?.startsWith("/") && rest.download === undefined
      ? <Link ${prop}={href} {...rest} />
      : <a href={href} {...rest} />;
  }`;

/** Rendered by the browser: Vite's template for React, and React Router with a lazy route for each page. */
const spa: Stack = {
  output: "dist",
  build: ["vite", "build"],
  generate: () => {
    const folder = copySource("spa", { ownLinks: true, useClient: false });
    write(folder, "frame.tsx", frame);
    write(folder, "behaviour.tsx", behaviour);
    write(folder, "anchor.tsx", anchor('{ Link } from "react-router"', "to"));
    for (const route of routes) {
      write(
        folder,
        `routes/${nameOf(route)}.tsx`,
        `import Page from "../${moduleOf(route)}";
        export const Component = () => <>${metaElements(route)}<Page /></>;`,
      );
    }
    const lazyRoutes = routes.map(
      (route) => `{ path: "${route.path}", lazy: () => import("./routes/${nameOf(route)}.tsx") }`,
    );
    write(
      folder,
      "main.tsx",
      `${globalStyles(".")}
      import { createRoot } from "react-dom/client";
      import { createBrowserRouter, Outlet, ScrollRestoration, useLocation } from "react-router";
      import { RouterProvider } from "react-router/dom";
      import { Behaviour } from "./behaviour.tsx";
      import { Frame } from "./frame.tsx";

      function Layout() {
        const { pathname } = useLocation();
        return <><Frame path={pathname}><Outlet /></Frame><ScrollRestoration /><Behaviour path={pathname} /></>;
      }

      const router = createBrowserRouter([
        { Component: Layout, HydrateFallback: () => null, children: [${lazyRoutes}] },
      ]);
      createRoot(document.getElementById("site")).render(<RouterProvider router={router} />);`,
    );
    write(
      folder,
      "index.html",
      `<!doctype html><html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <script>${headScript}</script>${links}</head>
      <body><div id="site"></div><script type="module" src="/main.tsx"></script></body></html>`,
    );
    write(
      folder,
      "vite.config.js",
      `import react from "@vitejs/plugin-react"; export default { plugins: [react()] };`,
    );
    return folder;
  },
};

/** Prerendered, without a server: pages are server components, the islands client components. */
const next: Stack = {
  output: "out",
  build: ["next", "build"],
  generate: () => {
    const folder = copySource("next", {
      ownLinks: true,
      useClient: true,
      // The layout stays when the page changes: its islands ask the router where they are.
      standIn: (island) =>
        inShell(island)
          ? `"use client";
            import { usePathname } from "next/navigation";
            import { ${componentOf(island)} as Island } from "./${island.slice("shell/".length)}.island.tsx";
            export function ${componentOf(island)}() {
              const path = usePathname();
              return <Island ${island.endsWith("header-action") ? "key={path}" : ""} current={path} />;
            }`
          : undefined,
    });
    write(folder, "frame.tsx", frame);
    write(folder, "behaviour.tsx", behaviour);
    write(folder, "anchor.tsx", anchor('Link from "next/link"', "href"));
    write(
      folder,
      "everywhere.tsx",
      `"use client";
      import { usePathname } from "next/navigation";
      import { Behaviour } from "./behaviour.tsx";
      export const Everywhere = () => <Behaviour path={usePathname()} />;`,
    );
    write(
      folder,
      "app/layout.tsx",
      `${globalStyles("..")}
      import { Everywhere } from "../everywhere.tsx";
      import { Frame } from "../frame.tsx";

      export default function Layout({ children }) {
        return (
          <html lang="en" suppressHydrationWarning>
            <head>
              <script dangerouslySetInnerHTML={{ __html: ${JSON.stringify(headScript)} }} />
              ${links.replaceAll("crossorigin", "crossOrigin")}
            </head>
            <body><div id="site"><Frame>{children}</Frame></div><Everywhere /></body>
          </html>
        );
      }`,
    );
    for (const route of routes) {
      write(
        folder,
        `app${route.path}/page.tsx`,
        `import Page from "${route.path === "/" ? ".." : "../.."}/${moduleOf(route)}";
        export default function Route() { return <>${metaElements(route)}<Page /></>; }`,
      );
    }
    write(
      folder,
      "next.config.mjs",
      `export default {
        output: "export",
        typescript: { ignoreBuildErrors: true },
        turbopack: { root: ${JSON.stringify(join(folder, ".."))} },
      };`,
    );
    return folder;
  },
};

/** Static documents with islands; its default navigation, by documents. */
const astro: Stack = {
  output: "dist",
  build: ["astro", "build"],
  generate: () => {
    const folder = copySource("astro", {
      ownLinks: false,
      useClient: false,
      adapt: (source) =>
        source
          .replace('"main > :first-child"', '"main > section, main > astro-island > section"')
          .replace('":scope > section"', '":scope > section, :scope > astro-island > section"')
          .replace(":global(:not(.dyed)) +", ":global(:not(.dyed, astro-island:has(> .dyed))) +")
          .replace(
            ":has(+ :global(.dyed))",
            ":has(+ :global(.dyed), + :global(astro-island > .dyed))",
          ),
      standIn: (island) => {
        const up = "../".repeat(island.split("/").length);
        const marked = islands[island]?.map(
          (name) => `export const ${name} = island("${name}", all.${name});`,
        );
        return `import { island } from "${up}island.tsx";
          import * as all from "./${island.split("/").at(-1)}.island.tsx";
          export * from "./${island.split("/").at(-1)}.island.tsx";
          ${marked?.join("\n")}`;
      },
    });
    write(folder, "frame.tsx", frame);
    write(folder, "behaviour.tsx", behaviour);
    write(folder, "island.tsx", astroIsland);
    for (const route of routes)
      write(
        folder,
        `src/pages/${nameOf(route) === "home" ? "index" : nameOf(route)}.astro`,
        astroPage(folder, route),
      );
    write(
      folder,
      "src/document.astro",
      `---
      ${globalStyles("..")}
      ---
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <script is:inline set:html={${JSON.stringify(headScript)}} />
          ${links}
          <slot name="head" />
        </head>
        <body><div id="site"><slot /></div></body>
      </html>
      <style is:global>
        /* An island in a grid is its item. */
        main > * astro-island { display: block }
      </style>`,
    );
    write(
      folder,
      "astro.config.mjs",
      `import react from "@astrojs/react";
      export default { integrations: [react()], build: { format: "file" }, devToolbar: { enabled: false }, telemetry: false };`,
    );
    return folder;
  },
};

/**
 * A page's static part is rendered once, with a mark in the place of each island: Astro itself can only put
 * islands into its own templates.
 */
const astroIsland = `
  import { createContext, createElement, useContext } from "react";

  const Marks = /* @__PURE__ */ createContext(null);

  export const island = (name, Island) => import.meta.env.SSR ? marking(name, Island) : Island;

  const marking = (name, Island) => (props) => {
    const marks = useContext(Marks);
    if (!marks) return <Island {...props} />;
    return <i data-island={marks.push({ name, props }) - 1} />;
  };

  export async function piecesOf(tree) {
    const { renderToStaticMarkup } = await import("react-dom/server");
    const marks = [];
    const html = renderToStaticMarkup(createElement(Marks, { value: marks }, tree));
    const [first, ...rest] = html.split(/<i data-island="\\d+"><\\/i>/);
    return [{ html: first }, ...rest.map((html, index) => ({ html, ...marks[index] }))];
  }`;

function astroPage(folder: string, route: Route): string {
  const used = Object.entries(islands).filter(([island]) =>
    reaches(folder, moduleOf(route), island),
  );
  const imports = used.map(
    ([island, names]) => `import { ${names} } from "../../source/${island}.island.tsx";`,
  );
  const elements = used.flatMap(([island, names]) =>
    names.map(
      (name) => `{name === "${name}" && <${name} client:${directiveFor(island)} {...props} />}`,
    ),
  );
  return `---
    import { createElement } from "react";
    import { Frame } from "../../frame.tsx";
    import { piecesOf } from "../../island.tsx";
    import { Behaviour } from "../../behaviour.tsx";
    import Page from "../../${moduleOf(route)}";
    import Document from "../document.astro";
    ${imports.join("\n")}
    const pieces = await piecesOf(createElement(Frame, { path: "${route.path}" }, createElement(Page)));
    ---
    <Document>
      <Fragment slot="head">${metaElements(route)}</Fragment>
      {pieces.map(({ html, name, props }) => <>${elements.join("")}<Fragment set:html={html} /></>)}
      <Behaviour client:idle path="${route.path}" />
    </Document>`.replace(/^ +(?=---$)/gm, "");
}

/** As Astro's documentation recommends: what is always on screen at once, the rest when it is seen. */
function directiveFor(island: string): string {
  if (inShell(island)) return "load";
  // Empty until it runs, so it would never be seen.
  return island.endsWith("/open-now") ? "idle" : "visible";
}

/** Whether a page, or what it imports, shows an island outside of other islands. */
function reaches(folder: string, page: string, island: string): boolean {
  if (inShell(island)) return true;
  const seen = new Set([join(folder, page)]);
  for (const file of seen) {
    if (file === join(folder, `source/${island}.tsx`)) return true;
    const source = readFileSync(file, "utf8");
    for (const [, imported = ""] of source.matchAll(/from "(\.[^"]+\.tsx)"/g)) {
      if (!imported.endsWith(".island.tsx")) seen.add(join(file, "..", imported));
    }
  }
  return false;
}

export const stacks: Readonly<Record<string, Stack>> = { spa, next, astro };
