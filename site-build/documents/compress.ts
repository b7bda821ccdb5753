import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { keysOf } from "../../app/content/entries.ts";
import { precompressed } from "../../server/policy.ts";

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** All other formats are already compressed. */
const text = /\.(?:html|css|js|svg|txt|csv|xml|json|speculationrules|webmanifest)$/;

/** Writes the compressed variants of every text file in the folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => text.test(name)).map((name) => join(folder, name));
  const write = async (file: string, coding: keyof typeof compress) =>
    writeFile(file + precompressed[coding], await compress[coding](await readFile(file)));
  await Promise.all(files.flatMap((file) => keysOf(compress).map((coding) => write(file, coding))));
}
