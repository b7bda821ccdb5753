import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { english } from "../inbox/testing/answers.ts";
import { answersFile, hostsFolder, writeBuildRecord } from "../server/build-record.ts";
import { freePort } from "./free-port.ts";
import { startReceiver } from "./inbox-server.ts";

/** A small site as a build would write it, whose form posts to /messages or elsewhere, until the test ends. */
export function temporarySite(contactEndpoint = "/messages") {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = join(folder, "dist");
  mkdirSync(built);
  for (const name of ["index", "about", "404"]) writeFileSync(join(built, `${name}.html`), name);
  writeBuildRecord(built, { contactEndpoint, helloMailbox: "hello@site.example" });
  writeFileSync(join(hostsFolder(built), answersFile), JSON.stringify(english));
  return { built, folder };
}

/** Starts a receiver on a free port; it ends with the test. */
export async function startForTest(built: string, env: Record<string, string>) {
  const receiver = await startReceiver(built, await freePort(), env);
  onTestFinished(async () => void (await receiver.end("SIGKILL")));
  return receiver;
}
