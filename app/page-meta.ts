import { brand } from "./content/brand.ts";

interface PageMetaInput {
  /** Undefined on the not-found page, which has no address of its own. */
  path: string | undefined;
  title: string;
  description: string;
  keywords: readonly string[];
}

export interface PageMeta {
  readonly title: string;
  readonly canonical: string | undefined;
  /** `name`d or `property`-named meta elements, in order. */
  readonly tags: readonly (
    | { name: string; content: string }
    | { property: string; content: string }
  )[];
}

/** Everything the head says about one page, for searchers and for shared links. */
export function pageMeta({ path, title, description, keywords }: PageMetaInput): PageMeta {
  const fullTitle = `${title} | ${brand.name}`;
  const canonical = path && brand.siteOrigin + path;
  return {
    title: fullTitle,
    canonical,
    tags: [
      { name: "description", content: description },
      { name: "keywords", content: keywords.join(", ") },
      ...(canonical
        ? [{ property: "og:url", content: canonical }]
        : [{ name: "robots", content: "noindex" }]),
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: brand.name },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { name: "twitter:card", content: canonical ? "summary_large_image" : "summary" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
    ],
  };
}
