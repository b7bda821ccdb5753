import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Rolldown } from "vite";
import type { Brand } from "../../app/content/brand.ts";
import type { Language } from "../../app/content/languages.ts";
import { headScript } from "../../app/start/head-script.ts";
import { formAgainFile, hostsFolder, sentPage } from "../../server/build-record.ts";
import { notFoundPage } from "../../server/policy.ts";
import type { PageParts } from "../bundle/page-files.ts";
import { manifestAddress, twinAddress } from "../feeds/addresses.ts";
import type { Edition } from "../latest-edition.ts";
import { BOOT, CLIENT, pageModule } from "../sources.ts";
import { colour } from "../styles/palette.ts";
import { write } from "../write.ts";
import { policyOf } from "./content-security-policy.ts";
import { stopOnLongHeadlines } from "./headlines.ts";

interface PrerenderInput extends PageParts {
  readonly edition: Edition;
  readonly brand: Brand;
  readonly languages: readonly Language[];
  /** Where the contact form posts to: an https address, a path on the site, or empty. */
  readonly contactEndpoint: string;
  /** The output of the client build. */
  readonly files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  /** The output folder. */
  readonly folder: string;
}

const CSS_MARK = "/*css*/";
const DATA_MARK = "/*data*/";

/** Writes one flat document per route and the not-found document. Returns the HTML of each, by its path. */
export async function prerender(input: PrerenderInput): Promise<ReadonlyMap<string, string>> {
  const { edition, brand, languages, contactEndpoint, files, folder, styles, still } = input;
  const boot = chunkOf(files, BOOT);
  const plain = {
    css: CSS_MARK,
    grounds: [colour("ground"), colour("ground", "dark")] as const,
    fonts: files
      .map(({ fileName }) => fileName)
      .filter((name) => name.endsWith(".woff2"))
      .sort()
      .map(address),
    manifest: edition.addressOf(manifestAddress),
  };
  const base = {
    ...plain,
    boot: address(boot.fileName),
    bootIntegrity: `sha256-${createHash("sha256").update(boot.code).digest("base64")}`,
  };
  const finished = (html: string, page: string) => {
    const css = styles.get(page)?.inlined ?? "";
    const scripts = html.includes(headScript) ? [headScript] : [];
    const policy = policyOf({ styles: [css], scripts }, contactEndpoint);
    return (
      html
        .replace(CSS_MARK, () => css)
        // First, because it covers only what follows it.
        .replace(
          "<head>",
          () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
        )
    );
  };
  const documents = new Map<string, string>();
  const { addressOf, findRoute, imageOf, routes, structuredData } = edition;
  for (const path of [...routes.map((route) => route.path), notFoundPage]) {
    const route = findRoute(path);
    const name = pageName(path);
    const html = await edition.renderDocument(path, {
      ...base,
      scripts: startScripts(files, name, still).map((each) => basename(each)),
      still: still.has(name),
      languages,
      ...(route && {
        image: imageOf(route),
        twin: addressOf(twinAddress(route.path)),
        structuredData: DATA_MARK,
      }),
    });
    stopOnLongHeadlines(addressOf(path), html);
    const data = route ? structuredData(route.path, brand) : "";
    const document = finished(html, name).replace(DATA_MARK, () => data);
    documents.set(path, document);
    await write(folder, documentFile(addressOf(path)), document);
  }
  // Only the site's own inbox answers a form with pages of the site.
  if (contactEndpoint.startsWith("/")) {
    const { sent, again } = await edition.renderAnswers(plain);
    await write(folder, documentFile(addressOf(sentPage)), finished(sent, "contact"));
    await write(hostsFolder(folder), addressOf(`/${formAgainFile}`), finished(again, "contact"));
  }
  return documents;
}

/** The client, the page unless it is still, and everything they import, without duplicates. */
function startScripts(
  files: PrerenderInput["files"],
  name: string,
  still: ReadonlySet<string>,
): string[] {
  const modules = [CLIENT, ...(still.has(name) ? [] : [pageModule(name)])];
  const wanted = new Set(modules.map((module) => chunkOf(files, module).fileName));
  const byName = new Map(files.map((file) => [file.fileName, file]));
  for (const fileName of wanted) {
    const file = byName.get(fileName);
    if (file?.type !== "chunk") continue;
    // The bundler still lists the file of its helpers, which inline-helpers.ts removes.
    for (const imported of file.imports) if (byName.has(imported)) wanted.add(imported);
  }
  // Boot itself reads the list, so it is already loaded.
  wanted.delete(chunkOf(files, BOOT).fileName);
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
  return path === "/" ? "home" : path === notFoundPage ? "not-found" : path.slice(1);
}

const address = (fileName: string) => `/${fileName}`;

function documentFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
