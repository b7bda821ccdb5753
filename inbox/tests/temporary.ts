import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { answersFile, hostsFolder } from "../../server/build-record.ts";
import { freePort } from "../../tests/free-port.ts";
import { makeSite } from "../../tests/made-site.ts";
import { english } from "../testing/answers.ts";
import { startReceiver } from "./receiver.ts";

/** A small built site whose form posts to /messages or elsewhere, which is removed after the test. */
export function temporarySite(contactEndpoint = "/messages") {
  const built = makeSite({ contactEndpoint, helloMailbox: "hello@site.example" });
  const folder = dirname(built);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(hostsFolder(built), answersFile), JSON.stringify(english));
  return { built, folder };
}

/** Starts a receiver on a free port; it ends with the test. */
export async function startForTest(built: string, env: Record<string, string>) {
  const receiver = await startReceiver(built, await freePort(), env);
  onTestFinished(async () => void (await receiver.end("SIGKILL")));
  return receiver;
}
