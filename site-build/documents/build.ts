import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import type { Brand } from "../../app/content/brand.ts";
import { hostsFolder, inboxPathOf, writeBuildRecord } from "../../server/build-record.ts";
import { writeHosts } from "../../server/hosts/write.ts";
import type { PageParts } from "../bundle/page-files.ts";
import { stopOnProblems } from "../check-content.ts";
import { writeFeeds } from "../feeds/write.ts";
import { OUT, RENDERER_OUT } from "../options.ts";
import { root } from "../sources.ts";
import { compressFolder } from "./compress.ts";
import { type Prerenderer, prerender } from "./prerender.ts";

/**
 * Builds everything, in order: the client's files, the renderer, with both the documents, what is made from
 * these, the compressed variants, and what a host must know. `parts`: what the client's build has found out.
 */
export function buildOrder(
  brand: Brand,
  contactEndpoint: string,
  formerWorker: string,
  parts: () => PageParts,
): Plugin {
  const buildApp = async (builder: ViteBuilder) => {
    stopOnProblems();
    const folder = resolve(root, OUT);
    // The files of the previous build are outdated.
    rmSync(hostsFolder(folder), { recursive: true, force: true });
    const { client, ssr } = builder.environments;
    if (!client || !ssr) throw new Error("The build needs a client and an ssr environment.");
    const files = filesOf(await builder.build(client));
    await builder.build(ssr);
    const url = pathToFileURL(resolve(root, RENDERER_OUT, "document.js"));
    // A unique URL, so that a second build in the same process does not reuse the cached module.
    const renderer: Prerenderer = await import(`${url}?${process.hrtime.bigint()}`);
    const input = { renderer, brand, contactEndpoint, files, ...parts(), folder };
    await writeFeeds(folder, brand, await prerender(input), formerWorker);
    await compressFolder(folder);
    writeBuildRecord(folder, { contactEndpoint, helloMailbox: brand.helloMailbox });
    writeHosts(hostsFolder(folder), inboxPathOf(contactEndpoint));
  };
  // Shared, because the documents are written with what the client's build has found out.
  return {
    name: "site:build-order",
    config: () => ({ builder: { sharedConfigBuild: true, buildApp } }),
  };
}

function filesOf(result: unknown): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}
