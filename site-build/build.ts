import { cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Rolldown } from "vite";
import type { Language } from "../app/content/languages/language.ts";
import { hostsFolder, inboxPathOf, writeBuildRecord } from "../server/build-record.ts";
import { writeHosts } from "../server/hosts/write.ts";
import { speculationFile, speculationRules } from "../server/policy.ts";
import { compressFolder } from "./documents/compress.ts";
import { type Edition, prerender } from "./documents/prerender.ts";
import { readChanges } from "./feeds/changes.ts";
import { robotsTxt, securityTxt, sitemapXml } from "./feeds/crawlers.ts";
import { iconFiles } from "./images/icon.ts";
import { createRaster, type Raster } from "./images/raster.ts";
import { stillInEnglish } from "./languages/problems.ts";
import { NEXT, OUT, RENDERER_OUT } from "./options.ts";
import { plugins } from "./plugins.ts";
import { hashOfSettings, resolveSettings, type Settings } from "./settings.ts";
import { root } from "./sources.ts";
import { pageStyles } from "./styles/page-styles.ts";
import { takePlace } from "./take-place.ts";
import { write } from "./write.ts";

/**
 * Builds the static site with the settings in the environment: one language after the other, then the files that all
 * share, the compressed variants, and the files for hosts; at the end all take the place of the last build. Throws one
 * sentence if a setting or the content is wrong.
 */
export async function buildSite(): Promise<void> {
  // The output must not depend on the environment of the build machine.
  process.env.NODE_ENV = "production";
  const settings = resolveSettings(process.env);
  const { brand, contactEndpoint, languages } = settings;
  const folder = resolve(root, NEXT);
  // A build that was stopped may have left them.
  for (const each of [folder, hostsFolder(folder)]) rmSync(each, { recursive: true, force: true });
  // First: the files of a build are no older than its record.
  writeBuildRecord(folder, {
    contactEndpoint,
    helloMailbox: brand.helloMailbox,
    settings: hashOfSettings(settings),
  });
  const raster = await createRaster(brand.name);
  for (const language of languages) await buildLanguage(language, settings, folder, raster);
  // The files that the site has once, for all languages.
  for (const [file, image] of iconFiles(raster)) await write(folder, file, image);
  await write(folder, "sitemap.xml", sitemapXml(brand, readChanges(), languages));
  await write(folder, "robots.txt", robotsTxt(brand));
  await write(folder, ".well-known/security.txt", securityTxt(brand, languages));
  await write(folder, speculationFile, speculationRules);
  await compressFolder(folder);
  const prefixes = languages.map(({ prefix }) => prefix).filter(Boolean);
  writeHosts(hostsFolder(folder), inboxPathOf(contactEndpoint), prefixes);
  const place = resolve(root, OUT);
  await takePlace(folder, place);
  await takePlace(hostsFolder(folder), hostsFolder(place));
  const built = languages.map(({ name, prefix }) => `${name} at ${prefix || "/"}`);
  process.stdout.write(`Built into ${OUT}/: ${built.join(", ")}.\n`);
  for (const language of languages.slice(1)) process.stdout.write(stillInEnglish(language));
}

/**
 * In order: the renderer, which finds the styles of each page; the browser's files; from both the documents, and
 * everything derived from them.
 */
async function buildLanguage(
  language: Language,
  settings: Settings,
  folder: string,
  raster: Raster,
): Promise<void> {
  const { brand, contactEndpoint, languages } = settings;
  const { plugin, styles } = pageStyles();
  const builder = await createBuilder({
    configFile: false,
    logLevel: "warn",
    plugins: plugins(language, settings, plugin),
    builder: { sharedConfigBuild: true },
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The build needs a client and an ssr environment.");
  const rendered = filesOf(await builder.build(ssr));
  const entry = rendered.find((file) => file.type === "chunk" && file.isEntry);
  const edition: Edition = await import(
    pathToFileURL(resolve(root, RENDERER_OUT, entry?.fileName ?? "")).href
  );
  const chunks = filesOf(await builder.build(client)).filter((file) => file.type === "chunk");
  const fonts = rendered.map(({ fileName }) => fileName).filter((each) => each.endsWith(".woff2"));
  for (const font of fonts) cpSync(resolve(root, RENDERER_OUT, font), resolve(folder, font));
  await prerender({
    edition,
    brand,
    languages,
    contactEndpoint,
    chunks,
    fonts: fonts.sort(),
    styles: styles(),
    folder,
  });
  await edition.writeFiles(folder, brand, raster);
}

function filesOf(result: unknown): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}
