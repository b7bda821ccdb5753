import { describe, expect, test } from "vitest";
import { htmlOf, isTarget, pages } from "./dist.ts";

type Thing = { readonly [key: string]: unknown; readonly "@type": string };

/** The properties that schema.org and its consumers require or allow; any other is an error. */
const properties: Record<string, { required: string[]; allowed: string[] }> = {
  Organization: { required: ["@id", "name", "url"], allowed: ["logo", "email", "description"] },
  WebSite: { required: ["@id", "name", "url", "publisher"], allowed: ["description"] },
  BreadcrumbList: { required: ["itemListElement"], allowed: [] },
  ListItem: { required: ["position", "name", "item"], allowed: [] },
  AboutPage: { required: ["name", "url", "about"], allowed: [] },
  ContactPage: { required: ["name", "url", "about"], allowed: [] },
  Service: { required: ["name", "url", "serviceType", "provider"], allowed: ["description"] },
};

const graphs = pages.map(({ path, html }) => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const [data, ...others] = blocks.map(([, text = ""]) => JSON.parse(text));
  expect(others).toEqual([]);
  expect(data["@context"]).toBe("https://schema.org");
  return { path, html, graph: data["@graph"] as readonly Thing[] };
});

/** An object and all objects nested in it. */
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(things);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

describe.each(graphs)("$path", ({ graph }) => {
  test("has the required properties of its types, and only allowed ones", () => {
    for (const { "@type": type, ...rest } of things(graph)) {
      expect(properties, type).toHaveProperty(type);
      const { required, allowed } = properties[type] ?? { required: [], allowed: [] };
      const keys = Object.keys(rest);
      expect(required.filter((key) => !keys.includes(key))).toEqual([]);
      expect(keys.filter((key) => ![...required, ...allowed].includes(key))).toEqual([]);
      for (const value of Object.values(rest)) expect(value).toBeTruthy();
    }
  });

  test("every URL in it is canonical or a file of this site", () => {
    const addresses = things(graph)
      .flatMap(({ url, item, logo }) => [url, item, logo])
      .filter((address) => typeof address === "string");
    expect(addresses.filter((address) => !isTarget(address))).toEqual([]);
  });
});

test.each([
  ["/", ["Organization", "WebSite"], []],
  ["/about", ["AboutPage", "BreadcrumbList"], ["Home", "About"]],
  ["/contact", ["ContactPage", "BreadcrumbList"], ["Home", "Contact"]],
  ["/payment-gateway", ["Service", "BreadcrumbList"], ["Home", "Payment Gateway"]],
  ["/fx-engine", ["Service", "BreadcrumbList"], ["Home", "FX Engine"]],
  ["/compliance-suite", ["Service", "BreadcrumbList"], ["Home", "Compliance Suite"]],
  ["/analytics-dashboard", ["Service", "BreadcrumbList"], ["Home", "Analytics Dashboard"]],
  ["/merchants", ["BreadcrumbList"], ["Home", "Solutions", "Merchants"]],
  ["/solutions", ["BreadcrumbList"], ["Home", "Solutions"]],
])("%s has its schema.org types, and the sections that have a page", (path, types, trail) => {
  const graph = graphs.find((each) => each.path === path)?.graph;
  expect(graph?.map((thing) => thing["@type"])).toEqual(types);
  const items = things(graph).filter((thing) => thing["@type"] === "ListItem");
  expect(items.map(({ name }) => name)).toEqual(trail);
  expect(items.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
});

test("the not-found page has no structured data", () => {
  expect(htmlOf("404")).not.toContain("ld+json");
});
