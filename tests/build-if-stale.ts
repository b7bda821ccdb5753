import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildRecordFile, readBuildRecord } from "../server/build-record.ts";
import { hashOfSettings, resolveSettings } from "../site-build/settings.ts";

const root = resolve(import.meta.dirname, "..");
const sources = ["app/**/*", "site-build/**/*", "server/**/*", "words/**/*", "package-lock.json"];

const changedAt = (file: string) => statSync(file).mtimeMs;

function isFresh(folder: string, env: NodeJS.ProcessEnv): boolean {
  const page = join(folder, "index.html");
  if (!existsSync(page) || !existsSync(buildRecordFile(folder))) return false;
  if (readBuildRecord(folder).settings !== hashOfSettings(resolveSettings(env))) return false;
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  return files.every((file) => changedAt(join(root, file)) < changedAt(page));
}

/**
 * Builds the site into OUT_DIR of the environment, unless that folder has it already. Returns the folder.
 * Throws if the build fails, which says why itself.
 */
export function buildIfStale(env: NodeJS.ProcessEnv): string {
  const folder = join(root, env.OUT_DIR || "dist");
  if (!isFresh(folder, env)) {
    const { status } = spawnSync("npm", ["run", "build"], { cwd: root, env, stdio: "inherit" });
    if (status !== 0) throw new Error(`npm run build failed with status ${status}.`);
  }
  return folder;
}
