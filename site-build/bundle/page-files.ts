import type { Plugin, Rolldown } from "vite";
import { hashOf } from "../hash.ts";
import type { Edition } from "../latest-edition.ts";
import { PAGE_MODULE } from "../sources.ts";
import { type PageStyles, pageStyles } from "../styles/page-styles.ts";
import { hasBehaviour } from "./behaviour.ts";
import { pageModules } from "./page-modules.ts";

/** Replaced in the built code: see `app/router/page-files.ts`. */
const MARK = "__PAGE_FILES__";
/** Stands for the address of a font. */
const ASSET = /__VITE_ASSET__([\w$]+)__/g;
type Chunk = Rolldown.RenderedChunk;
const SCRIPT = /\.[cm]?[jt]sx?$/;
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const folder = "assets/";

/** What the documents of the pages are written with, by the page's name. */
export interface PageParts {
  readonly styles: ReadonlyMap<string, PageStyles>;
  /** Pages without behaviour: React keeps them as they are served, and does not load their code. */
  readonly still: ReadonlySet<string>;
}

/**
 * Gives each page's module its metadata, writes each page's styles, and tells client navigation which files a
 * page needs besides its own module, so that the browser can ask for all of them at once. `parts` returns what
 * the documents need to know, once the client has been built.
 */
export function pageFiles(edition: () => Edition): {
  readonly plugin: Plugin;
  readonly parts: () => PageParts;
} {
  const sources = new Map<string, string>();
  const lively = new Set<string>();
  let found: PageParts | undefined;
  const parts = () => {
    if (!found) throw new Error("The client's build has found no pages.");
    return found;
  };
  const plugin: Plugin = {
    name: "site:page-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      // Of the language before.
      sources.clear();
      lively.clear();
    },
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (SCRIPT.test(file) && !REACT.test(file) && hasBehaviour(this.parse(code)))
        lively.add(file);
      const [, page] = file.match(PAGE_MODULE) ?? [];
      if (page) {
        const metadata = edition().metadataOf(page === "home" ? "/" : `/${page}`);
        return { code: `${code}\nexport const metadata = ${JSON.stringify(metadata)};`, map: null };
      }
      if (!file.endsWith(".css")) return null;
      sources.set(file, code);
      // The bundler has no styles left to write.
      return { code: "", map: null };
    },
    renderChunk(code, chunk, _, { chunks }) {
      if (!code.includes(MARK)) return null;
      const addressed = [...sources].map(
        ([id, css]) => [id, css.replace(ASSET, (_, each) => `/${this.getFileName(each)}`)] as const,
      );
      const graph = pageModules(this);
      const styles = pageStyles(new Map(addressed), graph);
      const still = [...graph.pages].filter(
        ([, modules]) => ![...modules].some((id) => lively.has(id)),
      );
      found = { styles, still: new Set(still.map(([name]) => name)) };
      const version = hashOf([...styles.values()].map(({ own }) => own).join());
      for (const [name, { own }] of styles) {
        // The router changes what the styles apply to when it shows the page.
        const source = `@media not all{${own}}`;
        this.emitFile({ type: "asset", fileName: `${folder}${name}-${version}.css`, source });
      }
      const here = importsOf([chunk], chunks);
      const modules = Object.values(chunks).flatMap((page) => {
        const [, name = ""] = page.facadeModuleId?.match(PAGE_MODULE) ?? [];
        const imported = [...importsOf([page], chunks)].slice(1);
        const names = imported
          .filter((each) => !here.has(each))
          .map((each) => each.slice(folder.length));
        return styles.has(name) && names.length > 0 ? [[name, names.join(" ")]] : [];
      });
      const files = { version, modules: Object.fromEntries(modules) };
      return { code: code.replaceAll(MARK, JSON.stringify(files)), map: null };
    },
  };
  return { plugin, parts };
}

/** The file names of chunks and of everything that they import. */
function importsOf(
  [chunk, ...others]: readonly Chunk[],
  chunks: Readonly<Record<string, Chunk>>,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (!chunk) return found;
  if (found.has(chunk.fileName)) return importsOf(others, chunks, found);
  found.add(chunk.fileName);
  const imported = chunk.imports.flatMap((fileName) => chunks[fileName] ?? []);
  return importsOf([...imported, ...others], chunks, found);
}
