import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { root } from "./sources.ts";

const ISLAND = /\/app\/.*\.island\.tsx$/;
const COMPONENT = /^export default function (\w+)/m;
/** The mark that the renderer writes into a document, and the name in it. */
const NAMED = /data-island="\/([^"]+)"/g;

const REACT = "react";

/**
 * React, with the code that starts an island; and the code that islands share. Each of these would otherwise be its own
 * request.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: REACT,
    test: /node_modules\/(?:react|react-dom|scheduler)\/|\/app\/islands\/(?:hydrate|carry-over)\.ts$/,
    priority: 1,
  },
  // Without the strips, whose styles would come with every island.
  {
    name: "shared",
    test: /\/app\/(?:ui|sections|content|weave)\/(?!.*\.island\.|strip\.)/,
    minShareCount: 3,
  },
  // Two small files that /pricing would request one by one.
  { name: "links", test: /\/app\/(?:sections\/claim|ui\/button-link)\.tsx$/ },
];

/** The entries of the browser's build besides the first script: one for each island, by the name of its file. */
export function islandEntries(): Readonly<Record<string, string>> {
  const files = globSync("app/**/*.island.tsx", { cwd: root }).sort();
  return Object.fromEntries(files.map((file) => [basename(file, ".island.tsx"), file]));
}

/** Tells each island its own name, which is the address of its module in development. */
export function namedIslands(): Plugin {
  return {
    name: "site:named-islands",
    enforce: "pre",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    transform: {
      filter: { id: ISLAND },
      handler(code, id) {
        const [, component] = code.match(COMPONENT) ?? [];
        if (!component) this.error("An island begins with: export default function Name(");
        const name = id.slice(root.length);
        return { code: `${code}\n${component}.island = ${JSON.stringify(name)};`, map: null };
      },
    },
  };
}

/**
 * Replaces the islands' names in a document by the addresses of their files, and adds those of all their imports, so
 * a browser can request everything at once. `chunks` are those of the browser's build, `boot` the name of the
 * first script, which has been loaded by then.
 */
export function addressIslands(
  html: string,
  chunks: readonly Rolldown.OutputChunk[],
  boot: string,
): string {
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`The browser's build has no chunk for ${module}.`);
    return chunk;
  };
  const address = (fileName: string) => `/${fileName}`;
  return html.replace(NAMED, (_, module: string) => {
    const own = chunkOf(module);
    const react = chunks.find(({ name }) => name === REACT);
    const needs = new Set([own.fileName, react?.fileName ?? ""]);
    for (const fileName of needs) {
      // The bundler still lists the file of its helpers, which `inlineHelpers` removes.
      const chunk = chunks.find((each) => each.fileName === fileName);
      for (const imported of chunk?.imports ?? []) {
        if (chunks.some((each) => each.fileName === imported)) needs.add(imported);
      }
    }
    const others = [...needs].filter((each) => each !== own.fileName && each !== boot);
    return `data-island="${address(own.fileName)}" data-needs="${others.map(address).join(" ")}"`;
  });
}

/** The code of all scripts that a finished document names, and of their imports, static and on demand. */
export function codeOf(html: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const needed = new Set(chunks.filter(({ fileName }) => html.includes(`/${fileName}`)));
  for (const { imports, dynamicImports } of needed) {
    for (const name of [...imports, ...dynamicImports]) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) needed.add(imported);
    }
  }
  return [...needed].map(({ code }) => code);
}
