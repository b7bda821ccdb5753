import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { freePort } from "../../tests/free-port.ts";
import { siteWithInbox, startReceiver } from "./receiver.ts";

/** A small built site, which is removed after the test. */
export function temporarySite() {
  const site = siteWithInbox();
  onTestFinished(() => rmSync(site.folder, { recursive: true }));
  return site;
}

/** Starts a receiver on a free port, and on another one if it was taken in the meantime; it ends with the test. */
export async function startForTest(built: string, env: Record<string, string>) {
  for (;;) {
    try {
      const receiver = await startReceiver(built, await freePort(), env);
      onTestFinished(async () => {
        await receiver.end("SIGKILL");
      });
      return receiver;
    } catch (error) {
      if (!/already in use/i.test(String(error))) throw error;
    }
  }
}
