import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { contentTypeOf, precompressed } from "../../hosting/policy.ts";

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

const zstdParams = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };

/** All other formats are already compressed. */
const isText = (name: string) => contentTypeOf(name).includes("charset=");

/** The smallest window that covers a whole document: a larger one needs more bytes in the header. */
const DOCUMENT_WINDOW = 17;

/**
 * Ways to write distances, of which the best for a script is found by trying: it saves up to 0.5% of
 * the bytes that every page fetches.
 */
const distances = [
  {},
  { [zlib.constants.BROTLI_PARAM_NDIRECT]: 12 },
  { [zlib.constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [zlib.constants.BROTLI_PARAM_NPOSTFIX]: 1, [zlib.constants.BROTLI_PARAM_NDIRECT]: 16 },
];

/** Uses Brotli's strongest settings: files are compressed once and served many times. */
async function compressBrotli(bytes: Buffer, file: string): Promise<Buffer> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    ...(bytes.length < 2 ** DOCUMENT_WINDOW && {
      [zlib.constants.BROTLI_PARAM_LGWIN]: DOCUMENT_WINDOW,
    }),
  };
  const tried = file.endsWith(".js") ? distances : [{}];
  const results = await Promise.all(
    tried.map((distance) => brotli(bytes, { params: { ...params, ...distance } })),
  );
  return results.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Files compressed in parallel: at the strongest levels each takes hundreds of megabytes. */
const AT_A_TIME = 4;

/** Writes the compressed variants of every file in the folder that benefits from them and has none yet. */
export async function compressFolder(folder: string): Promise<void> {
  const names = new Set(await readdir(folder, { recursive: true }));
  const waiting = [...names]
    .filter((name) => isText(name) && !names.has(name + precompressed.br))
    .map((name) => join(folder, name));
  const compressNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, compressNext));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all(
    codings.map(async (coding) =>
      writeFile(file + precompressed[coding], await compress[coding](bytes, file)),
    ),
  );
}

// Without a known size, zstd assumes eight megabytes and allocates memory for them.
const compressZstd = (bytes: Buffer) =>
  zstd(bytes, { params: zstdParams, pledgedSrcSize: bytes.length });
const compressGzip = (bytes: Buffer) => gzip(bytes, { level: 9 });

const compress = { br: compressBrotli, zstd: compressZstd, gzip: compressGzip };
const codings = Object.keys(precompressed) as (keyof typeof precompressed)[];
