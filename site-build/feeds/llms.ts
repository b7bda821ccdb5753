import { t } from "#words";
import type { Brand } from "../../app/content/brand.ts";
import { dueDiligenceFile } from "../../app/content/due-diligence.ts";
import { addressOf, spoken } from "../../app/content/language.ts";
import { routeOf, routes } from "../../app/content/pages.ts";

/** The site for a language model, in the format of llmstxt.org: a summary, then every page, then the files. */
export function llmsTxt({ name, siteOrigin }: Brand): string {
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
