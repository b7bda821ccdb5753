import type { Brand } from "../../app/content/brand.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { speculationFile, speculationRules } from "../../server/policy.ts";
import { iconFiles } from "../images/icon.ts";
import type { Raster } from "../images/raster.ts";
import { write } from "../write.ts";
import { readChanges } from "./changes.ts";
import { robotsTxt, securityTxt, sitemapXml } from "./crawlers.ts";

/** Writes the files that the site has once, for all languages. */
export async function writeFeeds(
  folder: string,
  brand: Brand,
  languages: readonly Language[],
  raster: Raster,
): Promise<void> {
  for (const [file, image] of iconFiles(raster)) await write(folder, file, image);
  await write(folder, "sitemap.xml", sitemapXml(brand, readChanges(), languages));
  await write(folder, "robots.txt", robotsTxt(brand));
  await write(folder, ".well-known/security.txt", securityTxt(brand, languages));
  await write(folder, speculationFile, speculationRules);
}
