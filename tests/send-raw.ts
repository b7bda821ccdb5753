import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type BuildRecord, writeBuildRecord } from "../server/build-record.ts";

const texts = {
  "index.html": "<title>Home</title>",
  "about.html": "<title>About</title>",
  "404.html": "<title>Not found</title>",
};

function write(path: string, body: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

/**
 * Writes a small site as a build would, with its record, and returns its folder. The caller removes
 * the parent, a temporary folder.
 */
export function makeSite(record: BuildRecord): string {
  const folder = join(mkdtempSync(join(tmpdir(), "site-")), "dist");
  for (const [file, body] of Object.entries(texts)) write(join(folder, file), body);
  writeBuildRecord(folder, record);
  return folder;
}

/** Header names are in lower case; repeated headers are joined by a comma, as browsers do. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const body = bytes.subarray(end + 4);
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: headers["transfer-encoding"] === "chunked" ? joinChunks(body) : body,
  };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf("\r\n", at) + 2;
    const size = Number.parseInt(bytes.toString("latin1", at, start), 16);
    if (size === 0) break;
    chunks.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
  return Buffer.concat(chunks);
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A request of HTTP/1.0 has no Host and ends its connection, unless `headers` say otherwise. */
  readonly version?: "1.0" | "1.1";
}

/** Sends a request target over a raw socket, byte for byte: `fetch` would normalise it first. */
export function sendRaw(
  port: number,
  target: string,
  { method = "GET", headers = {}, version = "1.1" }: RawRequest = {},
): Promise<RawAnswer> {
  const usual = version === "1.1" ? { Host: "site.example", Connection: "close" } : {};
  const lines = Object.entries({ ...usual, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "localhost", () => {
      socket.write(`${method} ${target} HTTP/${version}\r\n${head}\r\n`);
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parseAnswer(Buffer.concat(chunks))));
  });
}
