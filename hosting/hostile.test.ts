import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { times } from "../tests/soak.ts";
import { hostileFragments, pages, sendRaw, serveMadeSite } from "./fixture.ts";

let port: number;
let close: () => void;

beforeAll(async () => {
  ({ port, close } = await serveMadeSite());
});

afterAll(() => close());

const origin = "https://site.example";

async function staysOnSite(target: string): Promise<void> {
  const { status, headers } = await sendRaw(port, target);
  expect([200, 301, 400, 404, 414]).toContain(status);
  const { location } = headers;
  expect(location !== undefined).toBe(status === 301);
  if (location === undefined) return;
  expect(location).toMatch(/^\/(?:$|\?|[a-z])/);
  const url = new URL(location, origin);
  expect(url.origin).toBe(origin);
  expect(pages).toContain(url.pathname);
}

const fragments = fc.constantFrom(...hostileFragments);

test.each([
  ["any text", fc.string()],
  ["any text, encoded", fc.string({ unit: "binary" }).map(encodeURI)],
  [
    "any combination of hostile fragments",
    fc.array(fragments, { maxLength: 8 }).map((all) => all.join("")),
  ],
])("%s never redirects off the site or breaks the server", async (_, text) => {
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom("/", ""), (path, start) => staysOnSite(start + path)),
    { numRuns: times(150, 1500) },
  );
});

test("the server survives connections that break, stall or send garbage", async () => {
  const openings = [
    "",
    "GET /about HT",
    "GET /about HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200),
    "POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
    "HEAD / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense",
    "CONNECT host:443 HTTP/1.1\r\nHost: host\r\n\r\n",
    "\x16\x03\x01\x02",
  ];
  for (const opening of openings) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "localhost", () => {
        socket.write(opening, () => socket.resetAndDestroy());
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve());
    });
  }
  expect((await sendRaw(port, "/about")).status).toBe(200);
});
