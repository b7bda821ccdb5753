import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * For tests: the site at this origin, whose form posts to /api/contact, with an inbox that holds each message until it
 * is told to answer it.
 */
export async function holdInbox(site: string) {
  /** The keys of the posted messages, in order. */
  const posted: string[] = [];
  const stored = new Set<string>();
  let held: ServerResponse | undefined;
  const server = createServer((asked, response) => {
    const key = String(asked.headers["idempotency-key"]);
    if (!asked.url?.startsWith("/api/contact")) {
      const { method, headers } = asked;
      request(site + asked.url, { method, headers }, (page) => {
        response.writeHead(page.statusCode ?? 500, page.headers);
        page.pipe(response);
      }).end();
    } else if (asked.method === "POST") {
      asked.resume();
      posted.push(key);
      held = response;
    } else {
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(JSON.stringify({ token: "a token", stored: stored.has(key) }));
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    posted,
    stored,
    /** Stores the message that is held. It is lost if its sender no longer waits. */
    answer() {
      if (!held || held.destroyed) return;
      stored.add(posted.at(-1) ?? "");
      held.writeHead(201, { "Content-Type": "application/json" }).end("{}");
    },
    close() {
      server.closeAllConnections();
      server.close();
      return once(server, "close");
    },
  };
}
