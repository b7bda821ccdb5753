import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { routes } from "../../app/content/pages.ts";
import { decoders, fileNames, read } from "./dist.ts";

const compressed = /\.(?:br|zst|gz)$/;
/** Formats that are already compressed. */
const packed = /\.(?:woff2|png|ico)$/;

test("every compressible file has variants with the same content", () => {
  const originals = fileNames().filter((name) => !compressed.test(name) && !packed.test(name));
  expect(originals.length).toBeGreaterThan(routes.length);
  for (const name of originals) {
    for (const [ending, decode] of Object.entries(decoders)) {
      expect(decode(read(`${name}.${ending}`)).equals(read(name)), `${name}.${ending}`).toBe(true);
    }
  }
});

test("the name of a hashed file depends on its content only", () => {
  for (const name of fileNames().filter((each) => each.startsWith("assets/"))) {
    expect(name).toMatch(/-[\w-]{6}\.(?:js|css|svg|woff2)(?:\.(?:br|zst|gz))?$/);
  }
});

test("two builds of one commit are byte-identical", { timeout: 120_000 }, () => {
  const root = resolve(import.meta.dirname, "../..");
  // In another folder, because the first build is being served meanwhile.
  const again = "node_modules/.cache/again";
  const options = { cwd: root, env: { ...process.env, OUT_DIR: again }, stdio: "ignore" } as const;
  execFileSync("npm", ["run", "build"], options);
  expect(fingerprint(join(root, again))).toEqual(fingerprint(join(root, "dist")));
});

function fingerprint(folder: string): Record<string, string> {
  return Object.fromEntries(
    fileNames(folder).map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, createHash("sha256").update(bytes).digest("hex")];
    }),
  );
}
