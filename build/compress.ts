import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

const zstdParams = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };

/** Formats that are not compressed already. */
const compressible = /\.(?:html|js|css|svg|json|xml|txt|md|csv|webmanifest)$/;

/** The smallest window that holds a whole document: a wider one costs bytes to write down. */
const DOCUMENT_WINDOW = 17;

/** Brotli as strong as it gets: files are compressed once and served many times. */
function compressBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...(bytes.length < 2 ** DOCUMENT_WINDOW && {
        [zlib.constants.BROTLI_PARAM_LGWIN]: DOCUMENT_WINDOW,
      }),
    },
  });
}

/** Writes `.br`, `.zst` and `.gz` beside every file of the folder that gains from it. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  // One after the other: the strongest levels take hundreds of megabytes each.
  for (const name of names.filter((each) => compressible.test(each))) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await compressBrotli(bytes));
    await writeFile(`${file}.zst`, await zstd(bytes, { params: zstdParams }));
    await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
  }
}
