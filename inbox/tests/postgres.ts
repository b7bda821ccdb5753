import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findTool } from "../../tests/machine.ts";
import { until } from "../../tests/until.ts";
import type {} from "../testing/receiving.ts";

/** Postgres does not run as root; this account owns nothing else. */
const nobody = () =>
  process.getuid?.() === 0
    ? { uid: Number(execFileSync("id", ["-u", "nobody"])), gid: 65_534 }
    : {};

/** Global setup: one Postgres for all tests of the inbox, on a socket in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findTool("postgres") ?? "";
  const account = nobody();
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { ...account, cwd: folder, stdio: "ignore" } as const;
  const made = ["-D", data, "-U", "inbox", "-A", "trust", "-E", "UTF8", "--no-locale"];
  execFileSync(join(bin, "initdb"), made, options);
  const args = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=80"];
  const server = spawn(join(bin, "postgres"), args, options);
  const asking = async () =>
    spawnSync(join(bin, "pg_isready"), ["-h", folder, "-U", "inbox"]).status === 0;
  await until("Postgres to start", async () => server.exitCode !== null || asking());
  if (server.exitCode !== null) throw new Error("Postgres does not start.");
  project.provide("postgres", `postgres://inbox@localhost/postgres?host=${folder}`);
  return async () => {
    const gone = once(server, "exit");
    server.kill("SIGINT");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}
