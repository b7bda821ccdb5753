import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSite } from "../../server/site.ts";
import { freePort } from "../../tests/free-port.ts";
import { startInbox } from "../inbox.ts";
import { english } from "../testing/answers.ts";
import { siteWithInbox, startReceiver } from "./receiver.ts";

/** A small built site, which is removed after the test. */
export function temporarySite() {
  const site = siteWithInbox();
  onTestFinished(() => rmSync(site.folder, { recursive: true }));
  return site;
}

/** Starts a server on a free port, and again on another one if it was taken in the meantime. */
async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (!/already in use/i.test(String(error))) throw error;
    }
  }
}

/** Starts a receiver on a free port; it ends with the test. */
export async function startForTest(built: string, env: Record<string, string>) {
  const receiver = await onFreePort((port) => startReceiver(built, port, env));
  onTestFinished(async () => {
    await receiver.end("SIGKILL");
  });
  return receiver;
}

/** Serves a site with its inbox as `npm run serve` does, but in this process, whose clock a test can stop. */
export async function serveInbox(env: Readonly<Record<string, string>>) {
  const { built, folder } = temporarySite();
  const [path, file] = ["/messages", join(folder, "messages.sqlite")];
  const answers = [english];
  const inbox = await startInbox({ path, answers, env: { ...env, INBOX_DB: file }, log: () => {} });
  onTestFinished(inbox.close);
  const server = createServer(createSite(built, { path, ...inbox })).listen(0, "127.0.0.1");
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port, built, folder, file };
}
