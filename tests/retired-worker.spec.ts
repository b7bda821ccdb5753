import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { retiredWorker } from "../site-build/feeds/retired-worker.ts";
import { expect, poll, test } from "./site.ts";

const formerWorker = `
addEventListener("install", (event) => event.waitUntil(caches.open("former").then((all) => all.add("/"))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(caches.match("/")));`;

const page = (title: string) =>
  `<!doctype html><title>${title}</title><link rel="icon" href="data:,">`;

test("a worker of an earlier site unregisters itself and reloads its pages", async ({
  browser,
}) => {
  // Of its own: the origin is not the site's, and a worker's remains must not affect other tests.
  await using context = await browser.newContext();
  const tab = await context.newPage();
  let files: Readonly<Record<string, string>> = {
    "/": `${page("Earlier site")}<script>navigator.serviceWorker.register("/sw.js")</script>`,
    "/sw.js": formerWorker,
  };
  await using server = createServer(({ url = "/" }, response) => {
    response.setHeader("Content-Type", url.endsWith(".js") ? "text/javascript" : "text/html");
    response.setHeader("Cache-Control", "no-cache");
    response.end(files[url]);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  await using _ = { [Symbol.asyncDispose]: async () => server.closeAllConnections() };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  await tab.goto(origin);
  await poll(() => tab.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

  files = { "/": page("New site"), "/sw.js": retiredWorker };
  await tab.goto(origin);
  await expect(tab, "without another visit").toHaveTitle("New site");
  const left = () =>
    tab.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await poll(left).toEqual({ workers: 0, caches: [] });
  await tab.reload();
  await expect(tab).toHaveTitle("New site");
});
