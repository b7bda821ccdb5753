import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { listening } from "../inbox/testing/receiving.ts";
import { type RawAnswer, sendRaw } from "../tests/send-raw.ts";
import { times } from "../tests/soak.ts";
import { temporarySite } from "../tests/temporary-site.ts";
import { createDifferences } from "./differences.ts";
import { createSite } from "./site.ts";

let folder: string;
let port: number;
const shared = randomBytes(999).toString("hex");
const write = (file: string, text: string) => writeFileSync(join(folder, file), text + shared);

beforeEach(async () => {
  folder = temporarySite("").built;
  write("index.html", "Home");
  write("about.html", "About us");
  port = await listening(createServer(createSite(folder)));
});

const hashOf = (page: Buffer) => createHash("sha256").update(page).digest();
const nameOf = (page: Buffer) => `:${hashOf(page).toString("base64")}:`;
const having = (page: Buffer) => ({
  "Accept-Encoding": "gzip, br, zstd, dcb, dcz",
  "Available-Dictionary": nameOf(page),
});
const ask = (path: string, headers = {}, method = "GET") =>
  sendRaw(port, path, { headers, method });
/** All but the time. */
const asSent = ({ headers: { date, ...headers }, ...rest }: RawAnswer) => ({ headers, ...rest });

/** What the browser makes of a difference (RFC 9842, 5). */
function decode({ headers, body }: RawAnswer, dictionary: Buffer): string {
  expect(headers["content-encoding"]).toBe("dcz");
  expect(body.toString("hex", 0, 8)).toBe("5e2a4d1820000000");
  expect(body.subarray(8, 40)).toEqual(hashOf(dictionary));
  return zstdDecompressSync(body.subarray(40), { dictionary }).toString();
}

test("a page is sent as its difference to the one that a browser has, be it itself", async () => {
  const { body: about, headers } = await ask("/about");
  const whole = await ask("/");
  const difference = await ask("/", having(about));
  expect(headers["use-as-dictionary"]).toContain('match="/*"');
  expect(headers.vary).toContain("Available-Dictionary");
  expect(difference.body.length).toBeLessThan(100);
  expect(decode(difference, about)).toBe(whole.body.toString());
  const toItself = await ask("/", having(whole.body));
  expect(decode(toItself, whole.body)).toBe(whole.body.toString());

  const { etag = "" } = difference.headers;
  expect(new Set([etag, whole.headers.etag, toItself.headers.etag]).size).toBe(3);
  for (const kept of [etag, whole.headers.etag]) {
    for (const headers of [{}, having(about), having(whole.body)]) {
      expect((await ask("/", { ...headers, "If-None-Match": kept })).status).toBe(304);
    }
  }
  const head = asSent(await ask("/", having(about), "HEAD"));
  expect(head).toEqual({ ...asSent(difference), body: Buffer.alloc(0) });
});

test("a damaged difference, or one to another page, is not taken for a page", async () => {
  const { body: about } = await ask("/about");
  const { body } = await ask("/", having(about));
  const frame = body.subarray(40);
  expect(() => zstdDecompressSync(frame, { dictionary: about.toReversed() })).toThrow();
  // After its header, in which one bit means nothing.
  for (let at = 5; at < frame.length; at++) {
    const damaged = Buffer.from(frame);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 4, at);
    expect(() => zstdDecompressSync(damaged, { dictionary: about }), `byte ${at}`).toThrow();
  }
});

test("who has no page of this build gets the whole one, as always", async () => {
  const { body: about } = await ask("/about");
  const whole = asSent(await ask("/"));
  const name = nameOf(about);
  const available = [name.slice(1, -1), `"${name}"`, "::", ":!:", `${name}, ${name}`];
  for (let round = 0; round < times(20, 500); round++) available.push(nameOf(randomBytes(9)));
  for (const headers of [
    { "Available-Dictionary": name },
    { ...having(about), "Accept-Encoding": "dcb, zstd" },
    ...available.map((each) => ({ ...having(about), "Available-Dictionary": each })),
  ]) {
    expect(asSent(await ask("/", headers))).toEqual(whole);
  }
  const missing = asSent(await ask("/unknown"));
  expect(missing.headers).not.toHaveProperty("use-as-dictionary");
  expect(asSent(await ask("/unknown", having(about)))).toEqual(missing);

  write("about.html", "About us, in a new build");
  const { body: other } = await ask("/about");
  expect(asSent(await ask("/", having(about)))).toEqual(whole);
  const difference = await ask("/", having(other));
  expect(decode(difference, other)).toBe(whole.body.toString());
  write("index.html", "Home, in a new build");
  const kept = { "If-None-Match": difference.headers.etag };
  expect((await ask("/", { ...having(other), ...kept })).status).toBe(200);
});

test("a limited number of differences is kept", () => {
  const differenceTo = createDifferences();
  const pages = Array.from({ length: 32 }, (_, at) => {
    const bytes = randomBytes(9);
    return {
      path: `${at}`,
      name: nameOf(bytes),
      bytes,
      tag: `"${at}"`,
      modified: new Date(),
      content: {},
    };
  });
  const make = (page = pages[0], from = pages[0]) =>
    page && differenceTo(page.path, page, ["dcz"], from?.name)?.bytes;
  const first = make();
  expect(first).toBeDefined();
  for (const page of pages) make(page);
  expect(make()).toBe(first);
  for (const page of pages) for (const from of pages) make(page, from);
  expect(make()).not.toBe(first);
});
