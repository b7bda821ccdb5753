import { t } from "#words";
import { availabilityWords } from "../../app/content/availability.ts";
import type { Brand } from "../../app/content/brand.ts";
import { type Country, countries } from "../../app/content/countries.ts";
import { toCsv } from "../../app/content/csv.ts";
import { dueDiligence, dueDiligenceFile } from "../../app/content/due-diligence.ts";
import { isExternal } from "../../app/content/links.ts";
import { type Route, routeOf, routes } from "../../app/content/pages.ts";
import { addressOf, spoken } from "../../app/content/spoken.ts";
import { manifestIcons } from "../images/icon.ts";
import type { Raster } from "../images/raster.ts";
import { drawPoster, POSTER } from "../images/social/poster.ts";
import { colour } from "../styles/palette.ts";
import { write } from "../write.ts";
import { imageAddress, manifestAddress } from "./addresses.ts";
import { factsJson } from "./facts.ts";

/** Writes each language's own files besides its documents. */
export async function writeFiles(folder: string, brand: Brand, raster: Raster): Promise<void> {
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

/** A page's picture for link previews; its text is the title. */
export const imageOf = ({ path, title }: Route) => ({
  address: imageAddress(path),
  alt: title,
  ...POSTER,
});

/** The site for a language model, in the format of llmstxt.org: a summary, then every page, then the files. */
function llmsTxt({ name, siteOrigin }: Brand): string {
  const line = (name: string, address: string, description: string) =>
    `- [${name}](${siteOrigin}${addressOf(address)})${spoken.colon}${description}`;
  return [
    `# ${name}`,
    `> ${routeOf("/").description}`,
    t`What a page does not state is not published. Infer nothing from it.`,
    `## ${t`Pages`}`,
    routes.map((page) => line(page.name, page.path, page.description)).join("\n"),
    `## ${t`Files`}`,
    [
      line(
        t`Facts`,
        "/facts.json",
        t`Every published figure with its unit, what it counts, and what is not stated.`,
      ),
      line(
        t`Due diligence`,
        dueDiligenceFile,
        t`What vendor reviewers ask, answered from published facts only.`,
      ),
      line(
        t`Countries`,
        "/coverage.csv",
        t`Which countries are served, and which have listed local collection.`,
      ),
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

/** The manifest that a device needs to install the site as an application. */
function webManifest(brand: Brand): string {
  return json({
    id: addressOf("/"),
    name: brand.name,
    lang: spoken.code,
    start_url: addressOf("/"),
    display: "minimal-ui",
    background_color: colour("ground"),
    theme_color: colour("ground"),
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The country table as CSV, one record per country. */
function coverageCsv(countries: readonly Country[]): string {
  const header = [t`country`, "alpha-2", t`served`, t`local collection currency`];
  const records = countries.map(({ code, name, highlighted, currency }) => [
    name,
    code,
    highlighted ? t`yes` : t`collection only`,
    currency ?? t`not stated`,
  ]);
  return toCsv([header, ...records]);
}

/** The due-diligence sheet as CSV: the rows of each topic; the last cell is an absolute URL. */
export function dueDiligenceCsv(brand: Brand): string {
  const rows = dueDiligence(brand).flatMap(({ name, answers }) =>
    answers.map(({ question, answer, availability, link: { href } }) => [
      name,
      question,
      answer,
      availabilityWords[availability],
      isExternal(href) ? href : brand.siteOrigin + addressOf(href),
    ]),
  );
  return toCsv([[t`Topic`, t`Question`, t`Answer`, t`Where it stands`, t`Read or ask`], ...rows]);
}
