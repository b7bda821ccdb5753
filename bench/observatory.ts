import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer } from "node:tls";
import { pathToFileURL } from "node:url";
import { routes } from "../app/content/pages.ts";
import { hostsFolder } from "../server/build-record.ts";
import { launch } from "../tests/hosts/launch.ts";
import { dist } from "./bench.ts";
import { fetchTool } from "./fetch-tool.ts";

/**
 * Scans every route with MDN's HTTP Observatory, over TLS on this machine, and fails below the best
 * score possible here: 100, plus 10 for the content security policy, 10 for the resource policy, and 5
 * each for referrer policy, frames and subresource integrity. Not possible: 5 for the HSTS preload
 * list, which needs a public domain, and 5 for secure cookies, as there are none.
 */
const BEST_SCORE = 135;

const version = "1.4.8";

function install(): string {
  const folder = fetchTool("@mdn/mdn-http-observatory", version);
  // Replaces the preload list that its install script would download: it contains no local name.
  mkdirSync(join(folder, "conf"), { recursive: true });
  writeFileSync(join(folder, "conf/hsts-preload.json"), "{}");
  return pathToFileURL(join(folder, "src/index.js")).href;
}

function makeCertificate(): { key: Buffer; cert: Buffer; file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  execFileSync(
    "openssl",
    ["req", ...kind, "-days", "1", ...subject, "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    file: cert,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const scanner = (module: string) => `
  import { scan } from ${JSON.stringify(module)};
  const [host, ...paths] = process.argv.slice(1);
  const results = [];
  for (const path of paths) {
    const { scan: { score, grade }, tests } = await scan(host + path);
    const failed = Object.values(tests).filter(({ pass }) => !pass).map(({ result }) => result);
    results.push({ path, score, grade, failed });
  }
  process.stdout.write(JSON.stringify(results));
`;

interface Result {
  readonly path: string;
  readonly score: number;
  readonly grade: string;
  readonly failed: readonly string[];
}

const module = install();
const certificate = makeCertificate();
const host = await launch("local", { built: dist, from: hostsFolder(dist) });
const secure = createServer(certificate, (socket) => {
  const plain = connect(host.port, "127.0.0.1");
  socket.pipe(plain).pipe(socket);
  for (const end of [socket, plain]) end.on("error", () => end.destroy());
});
await once(secure.listen(0), "listening");
const address = `localhost:${(secure.address() as AddressInfo).port}`;

const paths = routes.map(({ path }) => path);
const child = spawn(
  process.execPath,
  ["--input-type=module", "-e", scanner(module), address, ...paths],
  {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
const results: readonly Result[] = JSON.parse((await text(child.stdout)) || "[]");

for (const { path, score, grade, failed } of results) {
  process.stdout.write(`${String(score).padStart(4)} ${grade} ${path} ${failed.join(" ")}\n`);
}
secure.close();
await host.stop();
certificate.remove();

const worst = Math.min(...results.map(({ score }) => score));
if (results.length < paths.length || worst < BEST_SCORE) {
  process.stderr.write(`At least one route is below ${BEST_SCORE}.\n`);
  process.exit(1);
}
