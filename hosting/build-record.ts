import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** What a build was told that whoever serves it must know. */
export interface BuildRecord {
  /** Where the contact form posts to: an https address, a path on the site, or empty. */
  readonly contactEndpoint: string;
}

/**
 * Where all that hosts are told about a built folder is kept: beside that folder, so that no host
 * serves it.
 */
export function hostsFolder(built: string): string {
  const name = basename(built);
  return join(dirname(built), name === "dist" ? "hosts" : `${name}-hosts`);
}

/** Where the record of a built folder is, or would be. */
export function buildRecordFile(built: string): string {
  return join(hostsFolder(built), "build.json");
}

export function writeBuildRecord(built: string, record: BuildRecord): void {
  mkdirSync(hostsFolder(built), { recursive: true });
  writeFileSync(buildRecordFile(built), `${JSON.stringify(record)}\n`);
}

/** Throws an error that says what is missing where no build has left a record. */
export function readBuildRecord(built: string): BuildRecord {
  const file = buildRecordFile(built);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  throw new Error(`${file}, which says how ${built}/ was built, is missing`);
}
