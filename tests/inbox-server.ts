import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { valid } from "../inbox/testing/answers.ts";
import { until } from "./until.ts";

const root = resolve(import.meta.dirname, "..");

/** Serves the site with its inbox, as `npm run serve` does, in its own process. */
export async function startReceiver(built: string, port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, "server/serve.ts")], {
    env: {
      ...process.env,
      // A test starts many.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      INBOX_PER_ADDRESS: "999999",
      INBOX_OVERALL: "999999",
      INBOX_FROM: "form@site.example",
      ...env,
      OUT_DIR: built,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [address, log] = ["", ""];
  child.stdout.on("data", (text) => (address += text));
  child.stderr.on("data", (text) => (log += text));
  const ended = once(child, "exit");
  await until("a receiver to listen", async () => address !== "" || child.exitCode !== null);
  if (address === "") throw new Error(`The receiver does not start: ${log}`);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { port, end, log: () => log };
}

interface Posting {
  readonly key?: string;
  readonly body?: RequestInit["body"];
  /** The visitor's address, as stated by the visitor or a proxy. */
  readonly forwarded?: string;
}

/** Posts a message. Resolves to the status of the answer; rejects if there is none. */
export async function post(port: number, { key = "key", body, forwarded }: Posting = {}) {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/messages`, {
    method: "POST",
    headers: {
      Origin: origin,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      ...(forwarded && { "X-Forwarded-For": forwarded }),
    },
    body: body ?? JSON.stringify({ ...valid, company: key }),
    duplex: "half",
  } as RequestInit);
  await answer.text();
  return answer.status;
}

/**
 * Twenty visitors send messages until it is `enough`, as the form does: each message with its own key,
 * and again until it is accepted. Adds the keys to `accepted`, and other answers to `refused`. While there are no
 * `ports`, they wait.
 */
export async function sendUntil(
  enough: () => unknown,
  ports: readonly number[],
  accepted: string[],
  refused: number[] = [],
): Promise<void> {
  const visitor = async () => {
    while (!enough()) {
      const key = crypto.randomUUID();
      for (let attempt = 0; ; attempt++) {
        await until("a receiver", async () => ports.length > 0);
        const port = ports[(accepted.length + attempt) % ports.length] ?? 0;
        const status = await post(port, { key }).catch(() => 503);
        if (status === 201) break;
        refused.push(status);
        if (status < 500) throw new Error(`Answered with ${status}`);
      }
      accepted.push(key);
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
}
