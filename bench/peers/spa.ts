import { headScript } from "../../app/before-react/head-script.ts";
import { routes } from "../../app/content/pages.ts";
import {
  anchor,
  globalStyles,
  links,
  metaElements,
  moduleOf,
  nameOf,
  type Stack,
} from "./stack.ts";

const main = `${globalStyles(".")}
  import { createRoot } from "react-dom/client";
  import { createBrowserRouter, Outlet, ScrollRestoration, useLocation } from "react-router";
  import { RouterProvider } from "react-router/dom";
  import { Behaviour } from "./behaviour.tsx";
  import { Frame } from "./frame.tsx";

  function Layout() {
    const { pathname } = useLocation();
    return (
      <>
        <Frame path={pathname}><Outlet /></Frame>
        <ScrollRestoration />
        <Behaviour path={pathname} />
      </>
    );
  }

  const children = [
    ${routes.map((route) => `{ path: "${route.path}", lazy: () => import("./routes/${nameOf(route)}.tsx") },\n`).join("")}
  ];
  const router = createBrowserRouter([{ Component: Layout, HydrateFallback: () => null, children }]);
  createRoot(document.getElementById("site")).render(<RouterProvider router={router} />);`;

const document = `<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <script>${headScript}</script>
      ${links}
    </head>
    <body><div id="site"></div><script type="module" src="/main.tsx"></script></body>
  </html>`;

/** Rendered by the browser: Vite as its React template sets it up, React Router with lazy routes. */
export const spa: Stack = {
  changes: { anchors: true },
  build: ["vite", "build"],
  output: "dist",
  files: {
    "index.html": document,
    "main.tsx": main,
    "anchor.tsx": anchor('import { Link } from "react-router";', "to"),
    "vite.config.js": `import react from "@vitejs/plugin-react";
      export default { plugins: [react()] };`,
  },
  pageFile: (route) => [
    `routes/${nameOf(route)}.tsx`,
    `import Page from "../source/${moduleOf(route)}";
      export const Component = () => <>${metaElements(route)}<Page /></>;`,
  ],
};
