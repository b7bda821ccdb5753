import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FormAnswers } from "../app/content/form-answers.ts";

/** The build settings that a server of the built folder must know, and a hash of all. */
export interface BuildRecord {
  /** Where the contact form posts to: an https address, a path on the site, or empty. */
  readonly contactEndpoint: string;
  /** Where the site's own inbox delivers messages, unless it is told otherwise. */
  readonly helloMailbox?: string;
  readonly settings?: string;
}

/** The folder for the host configuration of a built folder: next to it, so no host serves it. */
export function hostsFolder(built: string): string {
  const name = basename(built);
  return join(dirname(built), name === "dist" ? "hosts" : `${name}-hosts`);
}

/** The page that says "Message Sent!" to a form that was posted without scripts. */
export const sentPage = "/message-sent";

/** The answers to the contact form, in the hosts folder, and in a folder there for each other language. */
export const answersFile = "form-answers.json";

/** The path of a built folder's record, whether it exists or not. */
export function buildRecordFile(built: string): string {
  return join(hostsFolder(built), "build.json");
}

export function writeBuildRecord(built: string, record: BuildRecord): void {
  mkdirSync(hostsFolder(built), { recursive: true });
  writeFileSync(buildRecordFile(built), `${JSON.stringify(record)}\n`);
}

/** Throws an error that names the missing file if there is no record. */
export function readBuildRecord(built: string): BuildRecord {
  const file = buildRecordFile(built);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  throw new Error(`${file}, which records how ${built}/ was built, is missing`);
}

/** The answers to the contact form in each language, the original first. */
export function readAnswers(built: string): FormAnswers[] {
  const folder = hostsFolder(built);
  const others = globSync(`*/${answersFile}`, { cwd: folder }).sort();
  return [answersFile, ...others].map((file) =>
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  );
}

/** The path at which the contact form's messages arrive on this site; undefined for another site. */
export function inboxPathOf(contactEndpoint: string): string | undefined {
  return contactEndpoint.startsWith("/") ? contactEndpoint : undefined;
}
