import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { hashedFolder } from "../server/policy.ts";

/** How long hashed files stay that no build has written again: open pages still ask for them. */
const KEPT_MS = 30 * 86_400_000;

const isHashed = (name: string) => name.startsWith(join(hashedFolder.slice(1)));

/**
 * Moves the files of a finished build to where a host may be serving the last one: each at once, what pages ask for
 * before the pages. Then what is outdated goes.
 */
export async function takePlace(built: string, place: string): Promise<void> {
  const names = await filesIn(built);
  for (const name of [...names.filter(isHashed), ...names.filter((each) => !isHashed(each))]) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await rename(join(built, name), join(place, name));
  }
  await rm(built, { recursive: true });
  const kept = new Set(names);
  const oldest = Date.now() - KEPT_MS;
  for (const name of await filesIn(place)) {
    const file = join(place, name);
    const isOutdated = !kept.has(name) && !(isHashed(name) && (await stat(file)).mtimeMs > oldest);
    if (isOutdated) await rm(file);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
