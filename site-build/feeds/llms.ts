import { t } from "#words";
import type { Brand } from "../../app/content/brand.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { addressOf, spoken } from "../../app/content/language.ts";
import { footerColumns, menus, topLinks } from "../../app/content/navigation.ts";
import { findRoute, type Route, routeOf, routes } from "../../app/content/pages.ts";

interface Group {
  readonly name: string;
  readonly routes: readonly Route[];
}

/** Every page once, under the first heading that lists it in the navigation. */
function groups(): Group[] {
  const listed = [
    ...menus.map(({ label, links }) => ({ name: label, links })),
    ...footerColumns.map(({ heading, links }) => ({ name: heading, links })),
    { name: t`More`, links: [...topLinks, ...routes.map(({ path }) => ({ href: path }))] },
  ];
  const seen = new Set<string>(["/"]);
  const names = [...new Set(listed.map(({ name }) => name))];
  return names
    .map((name) => ({
      name,
      routes: listed
        .filter((each) => each.name === name)
        .flatMap(({ links }) => links.map(({ href }) => findRoute(href)))
        .filter((route) => route !== undefined)
        .filter(({ path }) => !seen.has(path) && seen.add(path)),
    }))
    .filter(({ routes }) => routes.length > 0);
}

/** The site for a language model, in the format of llmstxt.org: a summary, then every page. */
export function llmsTxt({ name, siteOrigin }: Brand): string {
  const home = routeOf("/");
  const line = (name: string, address: string, description: string) =>
    `- [${name}](${siteOrigin}${addressOf(address)})${spoken.colon}${description}`;
  const page = ({ path, name, description }: Route) => line(name, path, description);
  return [
    `# ${name}`,
    `> ${home.description}`,
    t`What a page does not state is not published. Infer nothing from it.`,
    `## ${t`Start`}\n\n${[
      page(home),
      line(
        t`Facts`,
        "/facts.json",
        t`Every published figure with its unit, what it counts, and what is not stated.`,
      ),
    ].join("\n")}`,
    ...groups().map((group) => `## ${group.name}\n\n${group.routes.map(page).join("\n")}`),
    `## ${t`Files`}\n\n${[
      line(
        t`Due diligence`,
        dueDiligenceFiles.markdown,
        t`What vendor reviewers ask, answered from published facts only.`,
      ),
      line(
        t`Countries`,
        "/coverage.csv",
        t`Which countries are served, and which have listed local collection.`,
      ),
    ].join("\n")}`,
  ]
    .join("\n\n")
    .concat("\n");
}
