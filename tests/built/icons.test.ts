import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { htmlOf, meta, pngSize, read } from "./dist.ts";

const manifest = JSON.parse(read("manifest.webmanifest").toString());

test("the manifest names the site, in its colours, with icons of the sizes that it states", () => {
  expect(manifest.name).toBe(brand.name);
  expect(manifest.start_url).toBe("/");
  expect(manifest.theme_color).toBe(meta(htmlOf("/"), "theme-color"));
  expect(manifest.background_color).toBe(manifest.theme_color);
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes.sort()).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height } = pngSize(read(src));
    expect(`${width}x${height}`).toBe(sizes);
    expect(type).toBe("image/png");
  }
});

test("the icon for a phone's home screen is at its well-known path", () => {
  expect(pngSize(read("apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
});
