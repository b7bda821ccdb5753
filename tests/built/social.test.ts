import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { routes } from "../../app/content/pages.ts";
import { documents, meta, pngSize, read } from "./dist.ts";

const MAX_BYTES = 300_000;

const imageOf = (html: string) => (meta(html, "og:image") ?? "").replace(brand.siteOrigin, "");

test.each(documents.filter(({ path }) => path !== "404"))(
  "$path has a social image of its own",
  ({ html }) => {
    const address = imageOf(html);
    expect(address).toMatch(/^\/social\/[\w-]+\.png$/);
    const image = read(address);
    expect(pngSize(image)).toEqual({ width: 1200, height: 630 });
    expect(image.length).toBeLessThan(MAX_BYTES);
    const [, title] = html.match(/<title>([^<]*)<\/title>/) ?? [];
    expect(meta(html, "og:image:alt")).toBe(title);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    expect(meta(html, "twitter:image")).toBe(meta(html, "og:image"));
  },
);

test("no two images are the same", () => {
  const hashes = documents
    .filter(({ path }) => path !== "404")
    .map(({ html }) =>
      createHash("sha256")
        .update(read(imageOf(html)))
        .digest("hex"),
    );
  expect(new Set(hashes).size).toBe(routes.length);
});

test("the not-found page shows no image of a page", () => {
  const html = documents.find(({ path }) => path === "404")?.html ?? "";
  expect(meta(html, "og:image")).toBeUndefined();
  expect(meta(html, "twitter:card")).toBe("summary");
});
