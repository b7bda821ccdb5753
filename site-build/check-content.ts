import {
  company,
  footerColumns,
  menus,
  type NavigationLink,
  resources,
  topLinks,
} from "../app/content/navigation.ts";
import { DESCRIPTION_MAX, TITLE_MAX } from "../app/content/page-meta.ts";
import { type PageWords, routes } from "../app/content/pages.ts";
import { problem } from "./problem.ts";
import { dyeProblems } from "./styles/dye-words.ts";

/** The content that the build checks before it renders anything. */
export interface Content {
  readonly routes: readonly (PageWords & { readonly path: string })[];
  /** Every entry of header, drawer and footer. */
  readonly links: readonly Pick<NavigationLink, "label" | "href">[];
  /** Anchors that exist on every page. */
  readonly anchors: readonly string[];
}

const DESCRIPTION = { min: 50, max: DESCRIPTION_MAX };

/** One sentence for each error in the content; empty when there is none. */
export function contentProblems(content: Content): string[] {
  return [...routeProblems(content), ...linkProblems(content)];
}

/** Throws when the site's content has errors. */
export function stopOnProblems(): void {
  const problems = contentProblems({
    routes,
    links: [
      ...menus.flatMap(({ links }) => links),
      ...topLinks,
      ...company.links,
      ...footerColumns.flatMap(({ links }) => links),
    ],
    anchors: resources.map(({ id }) => id),
  });
  problems.push(...dyeProblems());
  if (problems.length > 0) throw problem(...problems);
}

function routeProblems({ routes }: Content): string[] {
  const at = (path: string, what: string) => `app/content/pages.ts: ${path} ${what}.`;
  return routes.flatMap(({ path, title, description, keywords }) => {
    return [
      title.trim() === "" && at(path, "has no title"),
      title.length > TITLE_MAX &&
        at(
          path,
          `has the title "${title}" of ${title.length} characters; the limit is ${TITLE_MAX}`,
        ),
      routes.some((route) => route.path !== path && route.title === title) &&
        at(path, `shares its title "${title}" with another route`),
      description.trim() === "" && at(path, "has no description"),
      description.trim() !== "" &&
        (description.length < DESCRIPTION.min || description.length > DESCRIPTION.max) &&
        at(
          path,
          `has the description "${description}" of ${description.length} characters; it must have ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
        ),
      keywords.length === 0 && at(path, "has no keywords"),
    ].filter((problem) => problem !== false);
  });
}

function linkProblems({ routes, links, anchors }: Content): string[] {
  const known = new Set([...routes.map(({ path }) => path), ...anchors.map((id) => `#${id}`)]);
  return (
    links
      // Anchors are checked after the build, in the finished pages.
      .filter(({ href }) => !known.has(href) && !known.has(href.replace(/(?<=.)#.*/, "")))
      .map(
        ({ label, href }) =>
          `app/content/navigation.ts: "${label}" links to ${href}, which is not a route of this site.`,
      )
  );
}
