import type { Brand } from "../../app/content/brand.ts";
import { countries } from "../../app/content/countries.ts";
import { dueDiligenceFile } from "../../app/content/due-diligence.ts";
import { addressOf } from "../../app/content/language.ts";
import { routes } from "../../app/content/pages.ts";
import type { Raster } from "../images/raster.ts";
import { drawPoster } from "../images/social/poster.ts";
import { write } from "../write.ts";
import { imageAddress, manifestAddress } from "./addresses.ts";
import { coverageCsv } from "./coverage-csv.ts";
import { dueDiligenceCsv } from "./due-diligence.ts";
import { factsJson } from "./facts.ts";
import { llmsTxt } from "./llms.ts";
import { webManifest } from "./manifest.ts";

/** Writes each language's own files besides its documents. */
export async function writeTexts(folder: string, brand: Brand, raster: Raster): Promise<void> {
  const own = (file: string, content: string | Buffer) => write(folder, addressOf(file), content);
  for (const route of routes) {
    await write(folder, imageAddress(route.path), drawPoster(route, brand, raster));
  }
  await own(manifestAddress, webManifest(brand));
  await own("/llms.txt", llmsTxt(brand));
  await own("/facts.json", factsJson(brand));
  await own(dueDiligenceFile, dueDiligenceCsv(brand));
  await own("/coverage.csv", coverageCsv(countries));
}
