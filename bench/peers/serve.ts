import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { contentTypeOf } from "../../hosting/policy.ts";

/**
 * Serves a built folder over HTTP/2: text in Brotli's strongest compression, all but the documents for a
 * year. A path without a file gets `fallback`, if it is given. Reads the folder once.
 */
export async function serve(folder: string, certificate: Certificate, fallback?: string) {
  const files = new Map(
    globSync("**/*.*", { cwd: folder })
      .filter((name) => !/\.(?:br|gz|zst)$/.test(name))
      .map((name) => [`/${name}`, responseOf(folder, name)]),
  );
  const find = (path: string) =>
    files.get(path === "/" ? "/index.html" : path) ??
    files.get(`${path}.html`) ??
    files.get(fallback ?? "");
  const server = createSecureServer(certificate);
  server.on("stream", (stream: ServerHttp2Stream, { ":path": path = "/" }) => {
    const found = find(new URL(path, "https://localhost").pathname);
    stream.on("error", () => {});
    stream.respond(found?.headers ?? { ":status": 404 });
    stream.end(found?.body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
}

function responseOf(folder: string, name: string) {
  const bytes = readFileSync(join(folder, name));
  const type = contentTypeOf(name);
  const isText = type.includes("charset=");
  const body = isText ? brotliCompressSync(bytes, { params: strongest(bytes.length) }) : bytes;
  const isPage = [".html", ".txt"].includes(extname(name));
  const headers = {
    "content-type": type,
    "content-length": body.length,
    "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
    ...(isText && { "content-encoding": "br" }),
  };
  return { headers, body };
}

const strongest = (size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
});

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const files = ["-subj", "/CN=localhost", "-days", "1", "-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", ...kind, ...files], { stdio: "ignore" });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** Makes the browser trust the certificate: it would not cache what came with an error it ignored. */
export function trust({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
}
