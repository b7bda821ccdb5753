import type { Brand } from "../../app/content/brand.ts";
import { countries } from "../../app/content/countries.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { routes } from "../../app/content/pages.ts";
import { iconFiles } from "../images/icon.ts";
import { createRaster } from "../images/raster.ts";
import { drawPoster } from "../images/social/poster.ts";
import { write } from "../write.ts";
import { imageAddress, manifestAddress, twinAddress } from "./addresses.ts";
import { readChanges } from "./changes.ts";
import { coverageCsv } from "./coverage-csv.ts";
import { robotsTxt, securityTxt, sitemapXml } from "./crawlers.ts";
import { dueDiligenceCsv, dueDiligenceMarkdown } from "./due-diligence.ts";
import { factsJson } from "./facts.ts";
import { llmsTxt } from "./llms.ts";
import { webManifest } from "./manifest.ts";
import { markdownTwin } from "./markdown-twin.ts";
import { retiredWorker } from "./retired-worker.ts";

/** Writes all that is not a document, a script or a style. `documents`: the HTML of each page, by its path. */
export async function writeFeeds(
  folder: string,
  brand: Brand,
  documents: ReadonlyMap<string, string>,
  formerWorker: string,
): Promise<void> {
  const raster = await createRaster(brand.name);
  for (const route of routes) {
    const { path } = route;
    const html = documents.get(path) ?? "";
    await write(folder, imageAddress(path), drawPoster(route, brand, raster));
    await write(folder, twinAddress(path), markdownTwin(html, brand.siteOrigin + path));
  }
  for (const [file, image] of iconFiles(raster)) await write(folder, file, image);
  await write(folder, manifestAddress, webManifest(brand));
  await write(folder, "sitemap.xml", sitemapXml(brand, readChanges()));
  await write(folder, "robots.txt", robotsTxt(brand));
  await write(folder, ".well-known/security.txt", securityTxt(brand));
  await write(folder, "llms.txt", llmsTxt(brand));
  await write(folder, "facts.json", factsJson(brand));
  await write(folder, dueDiligenceFiles.csv, dueDiligenceCsv(brand));
  await write(folder, dueDiligenceFiles.markdown, dueDiligenceMarkdown(brand));
  await write(folder, "coverage.csv", coverageCsv(countries));
  if (formerWorker.startsWith("/")) await write(folder, formerWorker, retiredWorker);
}
