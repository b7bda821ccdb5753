import { componentOf, inShell, workshop } from "./source.ts";
import {
  anchor,
  globalStyles,
  links,
  metaElements,
  moduleOf,
  quotedHeadScript,
  type Stack,
} from "./stack.ts";

/** The layout stays when the page changes: its islands ask the router for the path. */
const standIn = (island: string) => `"use client";
  import { usePathname } from "next/navigation";
  import { ${componentOf(island)} as Island } from "./${island.slice("shell/".length)}.island.tsx";

  export function ${componentOf(island)}() {
    const path = usePathname();
    return <Island ${island.endsWith("header-action") ? "key={path}" : ""} current={path} />;
  }`;

const layout = `${globalStyles("..")}
  import { Frame } from "../frame.tsx";
  import { Everywhere } from "../everywhere.tsx";

  export default function Layout({ children }) {
    return (
      <html lang="en" suppressHydrationWarning>
        <head>
          <script dangerouslySetInnerHTML={{ __html: ${quotedHeadScript} }} />
          ${links.replaceAll("crossorigin", "crossOrigin")}
        </head>
        <body><div id="site"><Frame>{children}</Frame></div><Everywhere /></body>
      </html>
    );
  }`;

const everywhere = `"use client";
  import { usePathname } from "next/navigation";
  import { Behaviour } from "./behaviour.tsx";
  export const Everywhere = () => <Behaviour path={usePathname()} />;`;

/** Next.js as a static export: pages are server components, the islands client components. */
export const next: Stack = {
  changes: {
    anchors: true,
    useClient: true,
    standIn: (island) => (inShell(island) ? standIn(island) : undefined),
  },
  build: ["next", "build"],
  output: "out",
  files: {
    "app/layout.tsx": layout,
    "everywhere.tsx": everywhere,
    "anchor.tsx": anchor('import Link from "next/link";', "href"),
    "next.config.mjs": `export default {
      output: "export",
      typescript: { ignoreBuildErrors: true },
      turbopack: { root: ${JSON.stringify(workshop)} },
    };`,
  },
  pageFile: (route) => [
    `app${route.path}/page.tsx`,
    `import Page from "${route.path === "/" ? ".." : "../.."}/source/${moduleOf(route)}";
      export default function Route() { return <>${metaElements(route)}<Page /></>; }`,
  ],
};
