import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { places } from "../../app/content/form-answers.ts";
import { languages } from "../../app/content/languages.ts";
import { fieldNames } from "../../app/content/message.ts";
import { routes } from "../../app/content/pages.ts";
import { readAnswers, sentPage } from "../../server/build-record.ts";
import { buildIfStale } from "../build-if-stale.ts";
import { withEndpoint } from "../with-endpoint.ts";
import { fileNames, read } from "./dist.ts";

const compressed = /\.(?:br|gz)$/;
/** Formats that are already compressed. */
const packed = /\.(?:woff2|png|ico)$/;

const builtWithEndpoint = () => buildIfStale({ ...process.env, ...withEndpoint });

test("every compressible file has variants with the same content", () => {
  const originals = fileNames().filter((name) => !compressed.test(name) && !packed.test(name));
  expect(originals.length).toBeGreaterThan(routes.length);
  for (const name of originals) {
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
  }
});

test("a hash is in the name of every file that is kept for good", () => {
  const kept = fileNames().filter((each) => each.startsWith("assets/"));
  expect(kept.length).toBeGreaterThan(routes.length);
  for (const name of kept) {
    expect(name).toMatch(/-[\w-]{6}\.(?:js|css|svg|woff2|speculationrules)(?:\.(?:br|gz))?$/);
  }
});

test("two builds of one commit differ only in the form and what depends on its endpoint", () => {
  const [here, there] = [undefined, builtWithEndpoint()].map(fingerprints);
  const names = new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})]);
  const differing = [...names].filter((name) => here?.[name] !== there?.[name]);
  expect(differing.length).toBeGreaterThan(0);
  const folders = ["assets", ...languages.map(({ code }) => code)].join("|");
  const expected = new RegExp(`^(?:(?:${folders})/)?(?:contact|message-sent)\\b`);
  expect(differing.filter((name) => !expected.test(name))).toEqual([]);
});

test("what answers a form without scripts has a place for each text that the inbox fills in", () => {
  const placesIn = (html: string) => [...html.matchAll(places)].map(([, name]) => name).sort();
  const texts = fieldNames.toSorted();
  for (const { pages, fields } of readAnswers(builtWithEndpoint())) {
    expect(placesIn(pages.wrong)).toEqual(["errors", ...texts].sort());
    expect([pages.failed, pages.busy].map(placesIn)).toEqual([texts, texts]);
    for (const { right, wrong, listed } of Object.values(fields)) {
      const found = [right, wrong, listed].map(placesIn);
      expect(found).toEqual([["value"], ["error", "value"], ["error"]]);
    }
  }
});

test("what answers a form without scripts states its policy, too, and allows no script of its own", () => {
  const built = builtWithEndpoint();
  const sent = readFileSync(join(built, `${sentPage}.html`), "utf8");
  for (const html of [sent, ...readAnswers(built).flatMap(({ pages }) => Object.values(pages))]) {
    expect(html).toMatch(
      /^<!DOCTYPE html><html [^>]+><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; /,
    );
    expect(html).not.toContain("<script");
  }
});

/** A file's hash is part of its name, which appears in the files that refer to it. */
const hashes = /-[\w-]{6}(?=\.(?:js|css|svg|woff2)\b)|sha(?:256|384|512)-[\w+/=]+/g;

/**
 * The digests of the files by their name, regardless of hashes: the bytes of files that cannot name others. Two
 * files can differ in their hashes only, which order them.
 */
function fingerprints(folder?: string): Record<string, string> {
  const names = fileNames(folder).filter((name) => !compressed.test(name));
  const digests = new Map<string, string[]>();
  for (const name of names) {
    const bytes = folder ? readFileSync(join(folder, name)) : read(name);
    const content = packed.test(name) ? bytes : bytes.toString("latin1").replace(hashes, "");
    const digest = createHash("sha256").update(content).digest("hex");
    const plain = name.replace(hashes, "");
    digests.set(plain, [...(digests.get(plain) ?? []), digest].sort());
  }
  return Object.fromEntries([...digests].map(([name, all]) => [name, all.join(" ")]));
}
