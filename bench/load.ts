import { globSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { createHistogram, performance } from "node:perf_hooks";
import { routes } from "../app/content/pages.ts";
import { hostsFolder } from "../server/build-record.ts";
import { type Host, launch } from "../tests/hosts/launch.ts";
import { dist } from "./bench.ts";

/*
 * Loads nginx and Caddy with the file that the build has written for each: every page in turn, brotli, over
 * keep-alive connections. Client and server share this machine, and the figures depend on it. Fails
 * on any response but 200 and on any broken connection.
 */
const CONNECTIONS = 1000;
const SECONDS = Number(process.env.LOAD_SECONDS || 60);

const requests = routes.map(({ path }) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding: br\r\n\r\n`),
);

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

class Client {
  readonly latencies = createHistogram();
  readonly faults = new Map<string, number>();
  answers = 0;
  bytes = 0;
  private sockets = new Set<Socket>();
  private over = false;

  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  async run(): Promise<void> {
    for (let index = 0; index < CONNECTIONS; index++) this.open(index);
    await new Promise((over) => setTimeout(over, SECONDS * 1000));
    this.over = true;
    for (const socket of this.sockets) socket.destroy();
  }

  private open(first: number): void {
    const socket = connect({ port: this.port, host: "127.0.0.1", noDelay: true });
    this.sockets.add(socket);
    let next = first;
    let sent = 0;
    let head: Buffer = Buffer.alloc(0);
    // The bytes of the body still missing; for a chunked body, its last bytes, which show the end.
    let missing = 0;
    let tail: Buffer | undefined;
    // Servers close a connection after a number of responses and announce it: not an error.
    let last = false;
    const ask = () => {
      sent = performance.now();
      head = Buffer.alloc(0);
      tail = undefined;
      socket.write(requests[next++ % requests.length] ?? "");
    };
    socket.on("connect", ask);
    socket.on("data", (received: Buffer) => {
      this.bytes += received.length;
      let body = received;
      if (!head.includes(headEnd)) {
        head = Buffer.concat([head, received]);
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        const [, status = "none"] = text.split(" ", 2);
        if (status !== "200") this.fault(`status ${status}`);
        const [, length = "0"] = text.match(/\r\ncontent-length: (\d+)/i) ?? [];
        missing = Number(length);
        if (/\r\ntransfer-encoding: chunked/i.test(text)) tail = Buffer.alloc(0);
        last = /\r\nconnection: close/i.test(text);
        body = head.subarray(end + headEnd.length);
      }
      if (tail === undefined) missing -= body.length;
      else
        tail = Buffer.concat([tail, body.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
      if (tail === undefined ? missing > 0 : !tail.equals(lastChunk)) return;
      this.answers++;
      this.latencies.record(Math.max(1, Math.round((performance.now() - sent) * 1000)));
      if (!last) ask();
    });
    socket.on("error", ({ message }) => this.fault(message));
    socket.on("close", () => {
      this.sockets.delete(socket);
      if (this.over) return;
      if (!last) this.fault("closed");
      this.open(next);
    });
  }

  private fault(what: string): void {
    if (!this.over) this.faults.set(what, (this.faults.get(what) ?? 0) + 1);
  }
}

/** Resident memory of a process and its children, in MB; 0 if there is no /proc. */
function memory(pid: number): number {
  const processes = globSync("/proc/[0-9]*/status").map(readStatus);
  const own = processes.filter((status) =>
    [status.match(/^Pid:\t(\d+)$/m), status.match(/^PPid:\t(\d+)$/m)].some(
      (found) => Number(found?.[1]) === pid,
    ),
  );
  const kilobytes = own.map((status) => Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Empty if the process has ended. */
function readStatus(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

async function load(name: Host, host: Awaited<ReturnType<typeof launch>>) {
  const client = new Client(host.port);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memory(host.process.pid ?? 0));
  }, 1000);
  await client.run();
  clearInterval(watch);
  return {
    server: name,
    connections: CONNECTIONS,
    seconds: SECONDS,
    "requests/s": Math.round(client.answers / SECONDS),
    "MB/s": Math.round(client.bytes / SECONDS / 1e6),
    "p50 ms": client.latencies.percentile(50) / 1000,
    "p99 ms": client.latencies.percentile(99) / 1000,
    "memory MB": Math.round(peak),
    faults: [...client.faults].map(([what, times]) => `${times} x ${what}`).join(", ") || "none",
  };
}

const rows = [];
for (const name of ["nginx"] as const) {
  const host = await launch(name, { built: dist, from: hostsFolder(dist) });
  try {
    rows.push(await load(name, host));
  } finally {
    await host.stop();
  }
}
// biome-ignore lint/suspicious/noConsole: a report
console.table(rows);
if (rows.some(({ faults }) => faults !== "none")) process.exit(1);
