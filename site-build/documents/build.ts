import { cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import type { Language } from "../../app/content/languages/language.ts";
import { hostsFolder, inboxPathOf, writeBuildRecord } from "../../server/build-record.ts";
import { writeHosts } from "../../server/hosts/write.ts";
import { hashOfSettings, type Settings } from "../configuration/settings.ts";
import { writeFeeds } from "../feeds/write.ts";
import { createRaster } from "../images/raster.ts";
import type { Edition } from "../latest-edition.ts";
import { OUT, RENDERER_OUT } from "../options.ts";
import { root } from "../sources.ts";
import type { Styles } from "../styles/page-styles.ts";
import { compressFolder } from "./compress.ts";
import { prerender } from "./prerender.ts";

interface BuildOrder {
  readonly settings: Settings;
  /** Says which language the next files are in. */
  readonly speak: (language: Language) => void;
  /** Receives the edition of the language that is being built. */
  readonly keep: (edition: Edition) => void;
  /** Once the renderer has been built. */
  readonly styles: () => Styles;
}

/**
 * Builds everything, in order: for each language its edition, the browser's files, and from both the documents and
 * everything derived from them; then the files that all languages share, the compressed variants, and the files
 * for hosts.
 */
export function buildOrder(order: BuildOrder): Plugin {
  const { settings, speak, keep, styles } = order;
  const { brand, contactEndpoint, formerWorker, languages } = settings;
  const buildApp = async (builder: ViteBuilder) => {
    const folder = resolve(root, OUT);
    // The files of the previous build are outdated.
    rmSync(hostsFolder(folder), { recursive: true, force: true });
    const { client, ssr } = builder.environments;
    if (!client || !ssr) throw new Error("The build needs a client and an ssr environment.");
    const raster = await createRaster(brand.name);
    for (const language of languages) {
      speak(language);
      const rendered = filesOf(await builder.build(ssr));
      const entry = rendered.find((file) => file.type === "chunk" && file.isEntry);
      const edition: Edition = await import(
        pathToFileURL(resolve(root, RENDERER_OUT, entry?.fileName ?? "")).href
      );
      edition.stopOnProblems();
      keep(edition);
      const files = filesOf(await builder.build(client));
      const fonts = rendered
        .map(({ fileName }) => fileName)
        .filter((each) => each.endsWith(".woff2"));
      for (const font of fonts) cpSync(resolve(root, RENDERER_OUT, font), resolve(folder, font));
      const documents = await prerender({
        edition,
        brand,
        languages,
        contactEndpoint,
        files,
        fonts: fonts.sort(),
        styles: styles(),
        folder,
      });
      await edition.writeTexts(folder, brand, documents, raster);
    }
    await writeFeeds(folder, brand, languages, raster, formerWorker);
    await compressFolder(folder);
    const { helloMailbox } = brand;
    writeBuildRecord(folder, {
      contactEndpoint,
      helloMailbox,
      settings: hashOfSettings(settings),
    });
    const prefixes = languages.map(({ prefix }) => prefix).filter(Boolean);
    writeHosts(hostsFolder(folder), inboxPathOf(contactEndpoint), prefixes);
    const built = languages.map(({ name, prefix }) => `${name} at ${prefix || "/"}`);
    process.stdout.write(`Built into ${OUT}/: ${built.join(", ")}.\n`);
  };
  // Shared, because the documents need the results of the builds.
  return {
    name: "site:build-order",
    config: () => ({ builder: { sharedConfigBuild: true, buildApp } }),
  };
}

function filesOf(result: unknown): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}
