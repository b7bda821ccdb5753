import { createServer, request } from "node:http";
import { setTimeout as pass } from "node:timers/promises";
import { listen, slow3G } from "./bench.ts";

/**
 * Another address of the site at `origin`, behind a slow line: for requests outside the slowed tab, such as a page
 * rendered ahead. The latency is that of each answer; all answers share the line.
 */
export async function slowLine(origin: string) {
  const { kilobits, latency } = slow3G;
  let free = 0;
  /** Resolves when the line has carried that many bytes. */
  const carry = (bytes: number) => {
    // Kilobits a second are bits a millisecond.
    free = Math.max(free, performance.now()) + (bytes * 8) / kilobits;
    return pass(free - performance.now());
  };
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const options = { method, headers: { ...headers, host: new URL(origin).host } };
    const onward = request(new URL(url ?? "/", origin), options, async (answer) => {
      await pass(latency);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += 1400) {
          const packet = chunk.subarray(at, at + 1400);
          await carry(packet.length);
          outgoing.write(packet);
        }
      }
      outgoing.end();
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return listen(server);
}
