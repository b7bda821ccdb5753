import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/free-port.ts";
import { findTool } from "../../tests/machine.ts";
import { until } from "../../tests/until.ts";
import { makeCertificates } from "./certificates.ts";
import { nobody } from "./postgres.ts";

/**
 * PgBouncer in front of the Postgres whose socket is in `postgres`, until `stop` is called. It pools
 * transactions on two connections, and encrypts on request, with a certificate of `authority`.
 */
export async function startPgbouncer(postgres: string) {
  const program = findTool("pgbouncer");
  if (!program) throw new Error("PgBouncer is missing.");
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const { authority, signed } = makeCertificates(folder, "DNS:localhost");
  const port = await freePort();
  const users = join(folder, "users");
  const settings = {
    listen_addr: "localhost",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: users,
    pool_mode: "transaction",
    default_pool_size: 2,
    client_tls_sslmode: "allow",
    client_tls_cert_file: signed.certificate,
    client_tls_key_file: signed.key,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, ["[databases]", `* = host=${postgres}`, "[pgbouncer]", ...lines].join("\n"));
  writeFileSync(users, '"inbox" ""\n');
  const account = nobody();
  if (account.uid !== undefined) {
    for (const path of [folder, file, users, signed.certificate, signed.key]) {
      chownSync(path, account.uid, account.gid);
    }
  }
  const server = spawn(program, [file], { ...account, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  server.stderr.on("data", (text) => (log += text));
  await until("PgBouncer to start", async () => server.exitCode !== null || /process up/.test(log));
  if (server.exitCode !== null) throw new Error(`PgBouncer does not start: ${log}`);
  return {
    url: (database: string) => `postgres://inbox@localhost:${port}/${database}`,
    authority: readFileSync(authority, "utf8"),
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGINT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
