import { readFileSync } from "node:fs";
import { join } from "node:path";
import { app, inShell, islands } from "./source.ts";
import {
  globalStyles,
  links,
  metaElements,
  moduleOf,
  nameOf,
  quotedHeadScript,
  type Route,
  type Stack,
} from "./stack.ts";

/** Islands are elements of their own, which the page's selectors do not expect. */
const adapt = (source: string) =>
  source
    .replace('"main > :first-child"', '"main > section, main > astro-island > section"')
    .replace('":scope > section"', '":scope > section, :scope > astro-island > section"')
    .replace(":global(:not(.dyed)) +", ":global(:not(.dyed, astro-island:has(> .dyed))) +")
    .replace(":has(+ :global(.dyed))", ":has(+ :global(.dyed), + :global(astro-island > .dyed))");

/**
 * Astro can put an island only into its own templates. So the rest of a page is rendered once, with a mark
 * in the place of each island, and the template puts the islands between the pieces.
 */
const marks = `
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

function standIn(island: string): string {
  const file = `./${island.split("/").at(-1)}.island.tsx`;
  const marked = islands[island]?.map(
    (name) => `export const ${name} = island("${name}", all.${name});`,
  );
  return `import { island } from "${"../".repeat(island.split("/").length)}marks.tsx";
    import * as all from "${file}";
    export * from "${file}";
    ${marked?.join("\n")}`;
}

const document = `---
${globalStyles("..")}
---
  <!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script is:inline set:html={${quotedHeadScript}} />
      ${links}
      <slot name="head" />
    </head>
    <body><div id="site"><slot /></div></body>
  </html>
  <style is:global>
    /* An island in a grid is its item. */
    main > * astro-island { display: block }
  </style>`;

function page(route: Route): string {
  const used = Object.entries(islands).filter(([island]) => shows(moduleOf(route), island));
  const imports = used.map(
    ([island, names]) => `import { ${names} } from "../../source/${island}.island.tsx";\n`,
  );
  const elements = used.flatMap(([island, names]) =>
    names.map(
      (name) => `{name === "${name}" && <${name} client:${directive(island)} {...props} />}`,
    ),
  );
  return `---
import { createElement } from "react";
import { Behaviour } from "../../behaviour.tsx";
import { Frame } from "../../frame.tsx";
import { piecesOf } from "../../marks.tsx";
import Page from "../../source/${moduleOf(route)}";
import Document from "../document.astro";
${imports.join("")}
const pieces = await piecesOf(createElement(Frame, { path: "${route.path}" }, createElement(Page)));
---
  <Document>
    <Fragment slot="head">${metaElements(route)}</Fragment>
    {pieces.map(({ html, name, props }) => <>${elements.join("")}<Fragment set:html={html} /></>)}
    <Behaviour client:idle path="${route.path}" />
  </Document>`;
}

/** As Astro's documentation recommends: at once what is always on screen, the rest when it is seen. */
function directive(island: string): string {
  // Empty until it runs, so it would never be seen.
  if (island.endsWith("/open-now")) return "idle";
  return inShell(island) ? "load" : "visible";
}

/** Whether a page or what it imports shows an island, outside of other islands. */
function shows(page: string, island: string): boolean {
  if (inShell(island)) return true;
  const modules = new Set([join(app, page)]);
  for (const module of modules) {
    const name = module.slice(app.length + 1).replace(/\.tsx$/, "");
    if (name === island) return true;
    if (name in islands) continue;
    const imports = readFileSync(module, "utf8").matchAll(/from "(\.[^"]+\.tsx)"/g);
    for (const [, imported = ""] of imports) modules.add(join(module, "..", imported));
  }
  return false;
}

/** Static documents with islands, and plain links between them, as Astro does by default. */
export const astro: Stack = {
  changes: { adapt, standIn },
  build: ["astro", "build"],
  output: "dist",
  files: {
    "marks.tsx": marks,
    "src/document.astro": document,
    "astro.config.mjs": `import react from "@astrojs/react";
      export default { integrations: [react()], build: { format: "file" } };`,
  },
  pageFile: (route) => [
    `src/pages/${route.path === "/" ? "index" : nameOf(route)}.astro`,
    page(route),
  ],
};
