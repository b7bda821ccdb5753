import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { installWebKit } from "./install.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the built site. */
    site: string;
  }
}

/** Differs from the ports of the other tests, and avoids 4190, which browsers block. */
const PORT = Number(process.env.TEST_PORT ?? 4180) + 11;

/** Global setup: installs WebKit and serves the built site as a host would. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  installWebKit();
  const server = spawn(process.execPath, ["hosting/serve.ts"], {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { ...process.env, PORT: String(PORT) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const [firstLine] = await Promise.race([once(server.stdout, "data"), ended]);
  if (!String(firstLine).startsWith("http")) throw new Error("The built site cannot be served.");
  project.provide("site", `http://localhost:${PORT}`);
  return async () => {
    server.kill();
    await ended;
  };
}
