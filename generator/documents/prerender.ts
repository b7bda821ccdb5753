import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Rolldown } from "vite";
import type { Brand } from "../../app/content/brand.ts";
import { countries } from "../../app/content/countries.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { findRoute, routes } from "../../app/content/pages.ts";
import type { DocumentAssets } from "../../app/document.tsx";
import { formAgainFile, hostsFolder, sentPage } from "../../hosting/build-record.ts";
import type { Division } from "../bundle/page-files.ts";
import { imageAddress, twinAddress } from "../feeds/addresses.ts";
import { readChanges } from "../feeds/changes.ts";
import { coverageCsv } from "../feeds/coverage-csv.ts";
import { robotsTxt, securityTxt, sitemapXml } from "../feeds/crawlers.ts";
import { dueDiligenceCsv, dueDiligenceMarkdown } from "../feeds/due-diligence.ts";
import { factsJson } from "../feeds/facts.ts";
import { llmsTxt } from "../feeds/llms.ts";
import { webManifest } from "../feeds/manifest.ts";
import { markdownTwin } from "../feeds/markdown-twin.ts";
import { questionsOn } from "../feeds/questions.ts";
import { structuredData } from "../feeds/structured-data.ts";
import { hashOf } from "../hash.ts";
import { iconFiles } from "../images/icon.ts";
import { createRaster } from "../images/raster.ts";
import { drawPoster } from "../images/social/poster.ts";
import { inDocument, stylesBeyond, stylesFor, withClasses } from "../styles/css.ts";
import { colour } from "../styles/palette.ts";
import { tidyHtml } from "./tidy-html.ts";

/** The exports of the renderer's bundle. */
export interface Prerenderer {
  readonly renderDocument: (path: string, assets: DocumentAssets) => Promise<string>;
  readonly renderAnswers: (
    assets: Omit<DocumentAssets, "boot">,
  ) => Promise<{ readonly sent: string; readonly again: string }>;
}

interface PrerenderInput extends Division {
  readonly renderer: Prerenderer;
  readonly brand: Brand;
  /** The output of the client build. */
  readonly files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  /** The output folder. */
  readonly folder: string;
  /** Whether the site's own inbox answers the contact form. */
  readonly hasInbox: boolean;
}

const NOT_FOUND = "/404";
const MANIFEST = "manifest.webmanifest";
const CSS_MARK = "/*css*/";
const STYLES_MARK = "/*styles*/";
const DATA_MARK = "/*data*/";

/** Writes one flat document per route, the not-found document, and all files derived from them. */
export async function prerender(input: PrerenderInput): Promise<void> {
  const { renderer, brand, files, folder, still } = input;
  const { all, classes, moduleOf } = input.styles;
  const classesOn = (name: string) => classes.get(name) ?? new Set<string>();
  const boot = chunkOf(files, "app/before-react/boot.ts");
  const plain = {
    css: CSS_MARK,
    grounds: [colour("ground"), colour("ground", "dark")] as const,
    fonts: files
      .map(({ fileName }) => fileName)
      .filter((name) => name.endsWith(".woff2"))
      .sort()
      .map(address),
    manifest: address(MANIFEST),
  };
  const base = {
    ...plain,
    boot: address(boot.fileName),
    bootIntegrity: `sha256-${createHash("sha256").update(boot.code).digest("base64")}`,
  };
  const withStyles = (html: string) =>
    html.replace(CSS_MARK, () => stylesFor(inDocument(html), all));
  const raster = await createRaster(brand.name);
  for (const path of [...routes.map((route) => route.path), NOT_FOUND]) {
    const route = findRoute(path);
    const name = pageName(path);
    const html = tidyHtml(
      await renderer.renderDocument(path, {
        ...base,
        scripts: startScripts(files, name, still).map((each) => basename(each)),
        still: still.has(name),
        styles: STYLES_MARK,
        ...(route && { image: imageAddress(route.path), structuredData: DATA_MARK }),
      }),
    );
    const late = stylesBeyond(inDocument(html), withClasses(classesOn(name)), all, moduleOf);
    const lateFile = `${name}-late-${hashOf(late)}.css`;
    await write(folder, `assets/${lateFile}`, late);
    const data = route ? structuredData(route.path, brand, questionsOn(html)) : "";
    const document = withStyles(html)
      .replace(STYLES_MARK, lateFile)
      .replace(DATA_MARK, () => data);
    await write(folder, documentFile(path), document);
    if (!route) continue;
    await write(folder, imageAddress(route.path), drawPoster(route, brand, raster));
    await write(folder, twinAddress(route.path), markdownTwin(document, brand.siteOrigin + path));
  }
  if (input.hasInbox) {
    const { sent, again } = await renderer.renderAnswers(plain);
    await write(folder, documentFile(sentPage), withStyles(tidyHtml(sent)));
    await write(hostsFolder(folder), formAgainFile, withStyles(tidyHtml(again)));
  }
  for (const [file, image] of iconFiles(raster)) await write(folder, file, image);
  await write(folder, MANIFEST, webManifest(brand));
  await write(folder, "sitemap.xml", sitemapXml(brand, readChanges()));
  await write(folder, "robots.txt", robotsTxt(brand));
  await write(folder, ".well-known/security.txt", securityTxt(brand));
  await write(folder, "llms.txt", llmsTxt(brand));
  await write(folder, "facts.json", factsJson(brand));
  await write(folder, dueDiligenceFiles.csv, dueDiligenceCsv(brand));
  await write(folder, dueDiligenceFiles.markdown, dueDiligenceMarkdown(brand));
  await write(folder, "coverage.csv", coverageCsv(countries));
}

/** The client, the page unless it is still, and everything they import, without duplicates. */
function startScripts(
  files: PrerenderInput["files"],
  name: string,
  still: ReadonlySet<string>,
): string[] {
  const modules = ["app/client.tsx", ...(still.has(name) ? [] : [`app/pages/${name}/${name}.tsx`])];
  const wanted = new Set(modules.map((module) => chunkOf(files, module).fileName));
  const byName = new Map(files.map((file) => [file.fileName, file]));
  for (const fileName of wanted) {
    const file = byName.get(fileName);
    if (file?.type !== "chunk") continue;
    // The bundler still lists the file of its helpers, which inline-helpers.ts removes.
    for (const imported of file.imports) if (byName.has(imported)) wanted.add(imported);
  }
  // Boot itself reads the list, so it is already loaded.
  wanted.delete(chunkOf(files, "app/before-react/boot.ts").fileName);
  return [...wanted];
}

function chunkOf(files: PrerenderInput["files"], module: string): Rolldown.OutputChunk {
  const chunk = files
    .filter((file) => file.type === "chunk")
    .find((file) => file.moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`The client's build has no chunk for ${module}.`);
  return chunk;
}

function pageName(path: string): string {
  return path === "/" ? "home" : path === NOT_FOUND ? "not-found" : path.slice(1);
}

const address = (fileName: string) => `/${fileName}`;

function documentFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
