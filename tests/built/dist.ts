import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import zlib from "node:zlib";
import { routes } from "../../app/content/pages.ts";

const dist = resolve(import.meta.dirname, "../../dist");

/** The document of every route, and the not-found document with the path "404". */
export const documents = [
  ...routes.map((route) => ({ path: route.path as string, file: fileOf(route.path) })),
  { path: "404", file: "404.html" },
].map(({ path, file }) => ({ path, file, html: read(file).toString() }));

function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** A built file, by its URL path or its name in the folder. */
export function read(name: string): Buffer {
  return readFileSync(join(dist, name));
}

export function fileNames(folder = dist): string[] {
  return globSync(["**/*.*", ".well-known/*"], { cwd: folder }).sort();
}

/** Brotli size in bytes, as the best host sends it. */
export function brotliBytes(name: string): number {
  return read(`${name}.br`).length;
}

/** Values of an attribute, in order, with the entities that URLs use decoded. */
export function attributes(html: string, element: string, attribute: string): string[] {
  return [
    ...html.matchAll(new RegExp(`<${element}(?=[\\s>])[^>]*\\s${attribute}="([^"]*)"`, "g")),
  ].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
}

/** The content of a meta element, by its name or property. */
export function meta(html: string, key: string): string | undefined {
  const [, content] =
    html.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`)) ?? [];
  return content;
}

const PNG_SIGNATURE = "89504e470d0a1a0a";

/** Width and height in a PNG's header; throws if the file is not a PNG. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("hex", 0, 8) !== PNG_SIGNATURE) throw new Error("This is not a PNG.");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

export const decoders = {
  br: zlib.brotliDecompressSync,
  zst: zlib.zstdDecompressSync,
  gz: zlib.gunzipSync,
} as const;

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " } as const;

/** The text of `main`, visually hidden text included, with white space collapsed. */
export function textOf(html: string): string {
  const [, main = ""] = html.match(/<main[^>]*>([\s\S]*)<\/main>/) ?? [];
  return main
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, " ");
}
