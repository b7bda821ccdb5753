import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildRecordFile, readBuildRecord } from "../hosting/build-record.ts";

/*
 * Serves the folder OUT_DIR as a host would, after rebuilding it if its sources have changed: `node
 * tests/serve-built.ts`, with the build's environment variables.
 */

const root = resolve(import.meta.dirname, "..");
const sources = [
  "app/**/*",
  "generator/**/*",
  "hosting/**/*",
  "vite.config.ts",
  "package-lock.json",
];

const changedAt = (file: string) => statSync(file).mtimeMs;

function isFresh(folder: string): boolean {
  const page = join(folder, "index.html");
  if (!existsSync(page) || !existsSync(buildRecordFile(folder))) return false;
  const { contactEndpoint } = readBuildRecord(folder);
  if (contactEndpoint !== (process.env.CONTACT_ENDPOINT ?? "")) return false;
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  return files.every((file) => changedAt(join(root, file)) < changedAt(page));
}

if (!isFresh(join(root, process.env.OUT_DIR || "dist"))) {
  const { status } = spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
await import("../hosting/serve.ts");
