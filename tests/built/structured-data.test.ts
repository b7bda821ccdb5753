import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { documents, fileNames, meta } from "./dist.ts";

type Thing = { readonly [key: string]: unknown; readonly "@type": string };

/** The properties that schema.org and its consumers require or allow; any other is an error. */
const properties: Record<string, { required: string[]; allowed: string[] }> = {
  Organization: { required: ["@id", "name", "url"], allowed: ["logo", "email"] },
  WebSite: {
    required: ["@id", "name", "url", "publisher"],
    allowed: ["description"],
  },
  BreadcrumbList: { required: ["itemListElement"], allowed: [] },
  ListItem: { required: ["position", "name", "item"], allowed: [] },
  AboutPage: { required: ["name", "url", "about"], allowed: [] },
  ContactPage: { required: ["name", "url", "about"], allowed: [] },
  FAQPage: { required: ["mainEntity"], allowed: [] },
  Question: { required: ["name", "acceptedAnswer"], allowed: [] },
  Answer: { required: ["text"], allowed: [] },
  Service: { required: ["name", "url", "provider"], allowed: ["description"] },
};

function graphOf(html: string): Thing[] {
  const texts = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, text = ""]) => text);
  expect(texts).toHaveLength(1);
  const data = JSON.parse(texts[0] ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

/** An object and all objects nested in it. */
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(things);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** The text of a fragment, read by rules of its own: without what only a screen reader says. */
const seen = (html = "") =>
  html
    .replace(/<span class="sr">[^<]*<\/span>/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);
const entities: Record<string, string> = {
  ...{ "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" },
};

const routeDocuments = documents.filter(({ path }) => path !== "404");
const typesAt = (path: string) =>
  graphOf(routeDocuments.find((each) => each.path === path)?.html ?? "").map(
    (thing) => thing["@type"],
  );

describe.each(routeDocuments)("$path", ({ path, html }) => {
  const graph = graphOf(html);

  test("has the required properties of its types, and only allowed ones", () => {
    for (const { "@type": type, ...rest } of things(graph)) {
      const { required, allowed } = properties[type] ?? { required: [], allowed: [] };
      expect(properties, type).toHaveProperty(type);
      const keys = Object.keys(rest);
      expect(required.filter((key) => !keys.includes(key))).toEqual([]);
      expect(keys.filter((key) => ![...required, ...allowed].includes(key))).toEqual([]);
      for (const value of Object.values(rest)) expect(value).toBeTruthy();
    }
  });

  test("every URL in it is canonical or a file of this site", () => {
    const canonical = new Set(routeDocuments.map((each) => brand.siteOrigin + each.path));
    const files = new Set(fileNames().map((name) => `${brand.siteOrigin}/${name}`));
    for (const thing of things(graph)) {
      for (const key of ["url", "item", "logo"]) {
        const address = thing[key];
        if (typeof address !== "string") continue;
        expect(canonical.has(address) || files.has(address), address).toBe(true);
      }
    }
  });

  test("breadcrumbs of inner pages start at home and end at the page", () => {
    const list = graph.find((thing) => thing["@type"] === "BreadcrumbList");
    if (path === "/") {
      expect(list).toBeUndefined();
      return;
    }
    const items = (list?.itemListElement ?? []) as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${brand.siteOrigin}/`);
    expect(items.at(-1)?.item).toBe(meta(html, "og:url"));
  });
});

describe("questions", () => {
  const asking = routeDocuments.filter(({ html }) => html.includes('id="questions"'));

  test("each page that answers questions says so, and no other", () => {
    expect(asking.length).toBeGreaterThan(5);
    for (const { path } of routeDocuments) {
      const asks = asking.some((each) => each.path === path);
      expect(typesAt(path).includes("FAQPage"), path).toBe(asks);
    }
  });

  test.each(asking)("$path repeats each question and answer as the page shows it", ({ html }) => {
    const section = html.match(/<section id="questions"[\s\S]*?<\/section>/)?.[0] ?? "";
    const shown = [
      ...section.matchAll(/<details[^>]*><summary>(.*?)<\/summary>(.*?)<\/details>/gs),
    ].map(([, question, answer]) => ({ name: seen(question), text: seen(answer) }));
    const stated = things(graphOf(html))
      .filter((thing) => thing["@type"] === "Question")
      .map(({ name, acceptedAnswer }) => ({ name, text: (acceptedAnswer as Thing).text }));
    expect(shown.length).toBeGreaterThan(2);
    expect(stated).toEqual(shown);
  });
});

test("every page has its schema.org types", () => {
  expect(typesAt("/")).toEqual(["Organization", "WebSite"]);
  expect(typesAt("/about")).toEqual(["AboutPage", "BreadcrumbList"]);
  expect(typesAt("/contact")).toEqual(["ContactPage", "BreadcrumbList"]);
  for (const product of [
    "payment-gateway",
    "fx-engine",
    "compliance-suite",
    "analytics-dashboard",
  ]) {
    expect(typesAt(`/${product}`)).toEqual(["Service", "BreadcrumbList", "FAQPage"]);
  }
  expect(typesAt("/pricing")).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(typesAt("/sandbox")).toEqual(["BreadcrumbList"]);
});

test("breadcrumbs include the section if it has a page", () => {
  const trail = (path: string) =>
    things(graphOf(routeDocuments.find((each) => each.path === path)?.html ?? ""))
      .filter((thing) => thing["@type"] === "ListItem")
      .map(({ name }) => name);
  expect(trail("/merchants")).toEqual(["Home", "Solutions", "Merchants"]);
  expect(trail("/solutions")).toEqual(["Home", "Solutions"]);
  expect(trail("/fx-engine")).toEqual(["Home", "FX Engine"]);
});

test("the not-found page has no structured data", () => {
  expect(documents.find(({ path }) => path === "404")?.html).not.toContain("ld+json");
});
