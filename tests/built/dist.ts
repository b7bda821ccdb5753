import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { brand } from "../../app/content/brand.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { buildRecordFile } from "../../server/build-record.ts";
import { resolveSettings } from "../../site-build/settings.ts";

export const dist = resolve(import.meta.dirname, "../../dist");

/** The document of every route, with its anchors, and the not-found document with the path "404". */
export const documents = [
  ...routes.map(({ path }) => ({ path: path as string, file: fileOf(path) })),
  { path: "404", file: "404.html" },
].map(({ path, file }) => {
  const html = read(file).toString();
  return { path, file, html, anchors: new Set(attributes(html, "[a-z0-9]+", "id")) };
});

export const pages = documents.filter(({ path }) => path !== "404");

export const built: readonly Language[] = resolveSettings(process.env).languages;

export function htmlOf(path: string): string {
  return documents.find((each) => each.path === path)?.html ?? "";
}

export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The words of the drawings, which no text of a language says. */
export const drawnWords = ({ drawn }: Language) =>
  new RegExp(`(?<!\\p{L})(?:${drawn})(?!\\p{L})`, "giu");

/** A built file, by its URL path or its name in the folder. */
export function read(name: string): Buffer {
  return readFileSync(join(dist, name));
}

const listed = new Map<string, readonly string[]>();

/**
 * The names of a build's files, which do not change while the tests run. Its folder keeps hashed files of the builds
 * before, which are older than its record.
 */
export function fileNames(folder = dist): readonly string[] {
  const known = listed.get(folder);
  if (known) return known;
  const changedAt = (file: string) => statSync(file).mtimeMs;
  const since = changedAt(buildRecordFile(folder));
  const all = globSync(["**/*.*", ".well-known/*"], { cwd: folder });
  const names = all.filter((name) => changedAt(join(folder, name)) >= since).sort();
  listed.set(folder, names);
  return names;
}

/** Whether a link, in a file, leads to a page of this site and the anchor that it names, or to a file. */
export function isTarget(link: string, from = ""): boolean {
  const { origin, pathname, hash } = new URL(link, `${brand.siteOrigin}/${from}`);
  const file = pathname.slice(1);
  const page = documents.find((each) => each.path === pathname || each.file === file);
  const isOfOther = languages.some(
    ({ prefix }) => prefix && `${pathname}/`.startsWith(`${prefix}/`),
  );
  const leads = page
    ? hash === "" || page.anchors.has(hash.slice(1))
    : fileNames().includes(file) || (isOfOther && fileNames().includes(`${file}.html`));
  return origin === brand.siteOrigin && leads;
}

/** Values of an attribute, in order, with the entities that URLs use decoded. */
export function attributes(html: string, element: string, attribute: string): string[] {
  return [
    ...html.matchAll(new RegExp(`<${element}(?=[\\s>])[^>]*\\s${attribute}="([^"]*)"`, "g")),
  ].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
}

export function meta(html: string, key: string): string | undefined {
  const [, content] =
    html.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`)) ?? [];
  return content;
}

export const metaTexts = (html: string) =>
  ["title", "description", "keywords", "og:image:alt"].flatMap((name) => meta(html, name) ?? []);

/** Width and height in a PNG's header; throws if the file is not a PNG. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("latin1", 1, 4) !== "PNG") throw new Error("This is not a PNG.");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A document whose styles and scripts are empty, which halves the time to parse it. */
export function markupOf(html: string): string {
  return html.replace(/(<(style|script)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, "$1");
}

export function mainOf(html: string): string {
  return html.match(/<main[^>]*>([\s\S]*)<\/main>/)?.[1] ?? "";
}

export function withoutHidden(html: string): string {
  return html.replace(/<span class="[^"]*\bsr\b[^"]*">[^<]*<\/span>/g, "");
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " } as const;

/** The text of a fragment, in which each element leaves a `gap`. */
export function plain(html: string, gap: "" | " "): string {
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, gap)
    .replace(/<wbr\/?>/g, "")
    .replace(/<[^>]+>/g, gap)
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: keyof typeof entities) => entities[name]);
}

/** The text of a fragment, visually hidden text included, with white space collapsed. */
export function textOf(html: string): string {
  return plain(html, " ").replace(/\s+/g, " ").trim();
}

/** The texts of all paragraphs, headings, cells and labels, without code and text for screen readers only. */
export function blocksOf(html: string): string[] {
  const blocks = withoutHidden(html)
    .replace(/<(svg|style|script|pre|textarea|select)\b[\s\S]*?<\/\1>/g, "\n")
    .replace(/<!--.*?-->/g, "")
    .replace(/<\/?(?:a|abbr|b|code|em|i|q|small|span|strong|time)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, "\n");
  return plain(blocks, "")
    .split("\n")
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
