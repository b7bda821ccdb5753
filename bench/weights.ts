import type { Page } from "@playwright/test";
import { onFreshPage, type Part, started } from "./bench.ts";

/** Bytes on the wire by kind, headers included, and requests, until everything automatic has started. */
export const weights: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of paths) {
    at(path);
    rows.push(
      await onFreshPage(bench, {}, async (page) => {
        const wire = await listen(page);
        await page.goto(bench.site + path);
        await started(page);
        return { path, ...wire() };
      }),
    );
  }
  return rows;
};

/** Counts what a page receives from now on. */
export async function listen(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  const ahead = new Set<string>();
  let requests = 0;
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // A page that was fetched ahead is reported again when it is opened.
    if (type === "Document" && response.fromPrefetchCache) ahead.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (ahead.has(requestId)) return;
    const kind = kinds.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  cdp.on("Network.requestWillBeSent", () => requests++);
  return () => {
    const of = (kind: string) => bytes.get(kind) ?? 0;
    return {
      document: of("Document"),
      script: of("Script"),
      style: of("Stylesheet"),
      font: of("Font"),
      all: [...bytes.values()].reduce((sum, each) => sum + each, 0),
      requests,
    };
  };
}
