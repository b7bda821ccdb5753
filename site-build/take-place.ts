import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { buildRecordFile } from "../server/build-record.ts";
import { hashedFolder } from "../server/policy.ts";

/** How long hashed files stay after they were replaced: open pages still ask for them. */
const KEPT_MS = 30 * 86_400_000;

const isHashed = (name: string) => name.startsWith(join(hashedFolder.slice(1)));

/**
 * Moves the files of a finished build to where a host may be serving the last one: each at once, what pages ask for
 * before the pages. Then what is outdated goes. Hashed files of the last build, which are no older than its record, get
 * the time at which they are replaced: just before the new record, so that the next build leaves it to them.
 */
export async function takePlace(built: string, place: string): Promise<void> {
  const [next, last] = await Promise.all([built, place].map(startOf));
  const replaced = new Date((next ?? Date.now()) - 1000);
  const names = await filesIn(built);
  for (const name of [...names.filter(isHashed), ...names.filter((each) => !isHashed(each))]) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await rename(join(built, name), join(place, name));
  }
  await rm(built, { recursive: true });
  const kept = new Set(names);
  const oldest = Date.now() - KEPT_MS;
  for (const name of await filesIn(place)) {
    if (kept.has(name)) continue;
    const file = join(place, name);
    const { mtimeMs } = await stat(file);
    if (!isHashed(name)) await rm(file);
    else if (mtimeMs >= (last ?? 0)) await utimes(file, replaced, replaced);
    else if (mtimeMs < oldest) await rm(file);
  }
}

/** When a build began, in milliseconds since 1970: it writes its record first. Undefined if it has none. */
async function startOf(built: string): Promise<number | undefined> {
  return (await stat(buildRecordFile(built)).catch(() => undefined))?.mtimeMs;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
