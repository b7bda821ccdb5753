import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Rolldown } from "vite";
import type { Brand } from "../../app/content/brand.ts";
import { countries } from "../../app/content/countries.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { findRoute, routes } from "../../app/content/pages.ts";
import type { DocumentAssets } from "../../app/document.tsx";
import { formAgainFile, hostsFolder, sentPage } from "../../hosting/build-record.ts";
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
import { iconFiles } from "../images/icon.ts";
import { createRaster } from "../images/raster.ts";
import { drawPoster } from "../images/social/poster.ts";
import { finishStyles, stylesFor } from "../styles/css.ts";
import { colour } from "../styles/palette.ts";
import { tidyHtml } from "./tidy-html.ts";

/** The exports of the renderer's bundle. */
export interface Prerenderer {
  readonly renderDocument: (path: string, assets: DocumentAssets) => Promise<string>;
  readonly renderAnswers: (
    assets: Omit<DocumentAssets, "boot">,
  ) => Promise<{ readonly sent: string; readonly again: string }>;
}

interface PrerenderInput {
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
const DATA_MARK = "/*data*/";

/** Writes one flat document per route, the not-found document, and all files derived from them. */
export async function prerender(input: PrerenderInput): Promise<void> {
  const { renderer, brand, files, folder } = input;
  const styles = await writeStyles(files, folder);
  const boot = chunkOf(files, "app/before-react/boot.ts");
  const still = {
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
    ...still,
    boot: address(boot.fileName),
    bootIntegrity: `sha256-${createHash("sha256").update(boot.code).digest("base64")}`,
    styles: styles.address,
  };
  const finished = (rendered: string, dataOf = (_: string) => "") => {
    const html = tidyHtml(rendered);
    const css = stylesFor(html, styles.css);
    return html.replace(CSS_MARK, () => css).replace(DATA_MARK, () => dataOf(html));
  };
  const raster = await createRaster(brand.name);
  for (const path of [...routes.map((route) => route.path), NOT_FOUND]) {
    const route = findRoute(path);
    const rendered = await renderer.renderDocument(path, {
      ...base,
      scripts: startScripts(files, path).map(address),
      ...(route && {
        image: imageAddress(route.path),
        structuredData: DATA_MARK,
      }),
    });
    const dataOf = (html: string) =>
      route ? structuredData(route.path, brand, questionsOn(html)) : "";
    const document = finished(rendered, dataOf);
    await write(folder, documentFile(path), document);
    if (!route) continue;
    await write(folder, imageAddress(route.path), drawPoster(route, brand, raster));
    await write(folder, twinAddress(route.path), markdownTwin(document, brand.siteOrigin + path));
  }
  if (input.hasInbox) {
    const { sent, again } = await renderer.renderAnswers(still);
    await write(folder, documentFile(sentPage), finished(sent));
    await write(hostsFolder(folder), formAgainFile, finished(again));
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

/**
 * Replaces the bundler's stylesheet with the post-processed one, without the typefaces: each document
 * declares them already, and declaring them again would repeat the whole layout.
 */
async function writeStyles(files: PrerenderInput["files"], folder: string) {
  const sheet = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The client's build has no stylesheet.");
  const css = finishStyles(String(sheet.source));
  const shipped = css.replace(/@font-face\{[^}]*\}/g, "");
  const hash = createHash("sha256").update(shipped).digest("base64url").slice(0, 8);
  const fileName = `assets/site-${hash}.css`;
  await rm(join(folder, sheet.fileName));
  await write(folder, fileName, shipped);
  return { css, address: address(fileName) };
}

/** The client, the page, and everything they import, without duplicates. */
function startScripts(files: PrerenderInput["files"], path: string): string[] {
  const name = path === "/" ? "home" : path === NOT_FOUND ? "not-found" : path.slice(1);
  const wanted = new Set([
    chunkOf(files, "app/client.tsx").fileName,
    chunkOf(files, `app/pages/${name}/${name}.tsx`).fileName,
  ]);
  for (const fileName of wanted) {
    const file = files.find((each) => each.fileName === fileName);
    if (file?.type === "chunk") for (const imported of file.imports) wanted.add(imported);
  }
  // Boot itself reads the list, so it is already loaded.
  wanted.delete(chunkOf(files, "app/before-react/boot.ts").fileName);
  return [...wanted];
}

function chunkOf(files: PrerenderInput["files"], module: string): Rolldown.OutputChunk {
  const chunk = files
    .filter((file) => file.type === "chunk")
    .find((file) => file.facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`The client's build has no chunk for ${module}.`);
  return chunk;
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
