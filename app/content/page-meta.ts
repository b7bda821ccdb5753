import { brand } from "./brand.ts";
import { addressOf, spoken } from "./spoken.ts";

interface PageMetaInput {
  /** Undefined for the not-found page and the answers to a form, which have no address. */
  path: string | undefined;
  title: string;
  description: string;
  keywords: string;
}

export interface PageMeta {
  readonly title: string;
  readonly canonical: string | undefined;
  /** Meta elements with `name` or `property`, in order. */
  readonly tags: readonly (
    | { name: string; content: string }
    | { property: string; content: string }
  )[];
}

/** How much of a title search engines show, in characters. */
export const TITLE_MAX = 60;

/** How much of a description they show, in characters. */
export const DESCRIPTION_MAX = 160;

/** The metadata of one page, for search engines and link previews. */
export function pageMeta({ path, title, description, keywords }: PageMetaInput): PageMeta {
  const canonical = path && brand.siteOrigin + addressOf(path);
  const full = `${title} | ${brand.name}`;
  return {
    // Followed by the brand name if both fit.
    title: full.length > TITLE_MAX ? title : full,
    canonical,
    tags: [
      { name: "description", content: description },
      { name: "keywords", content: keywords },
      canonical
        ? { property: "og:url", content: canonical }
        : { name: "robots", content: "noindex" },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: brand.name },
      { property: "og:locale", content: spoken.locale },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      // Its title, description and image are those of Open Graph.
      { name: "twitter:card", content: path ? "summary_large_image" : "summary" },
    ],
  };
}
