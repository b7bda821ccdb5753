import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/free-port.ts";
import { until } from "../../tests/until.ts";
import { makeCertificates } from "./certificates.ts";

/** The configuration from Debian's package. */
const DEBIAN = "/usr/share/postfix";
const SNAKEOIL = /\/etc\/ssl\/\S+snakeoil\.(pem|key)/g;
const NOBODY = 65_534;

const userId = (name: string) => Number(execFileSync("id", ["-u", name]));

/**
 * Debian's Postfix as configured by the package, with all its data in a temporary folder. To every address of
 * this machine it is the mail server of site.example. The inbox does not treat `elsewhere` as this machine,
 * and `certified` is a certificate for it alone.
 */
export async function startPostfix() {
  const folder = mkdtempSync(join(tmpdir(), "postfix-"));
  chmodSync(folder, 0o755);
  const at = (name: string) => join(folder, name);
  for (const name of ["etc", "queue", "data", "mail"]) mkdirSync(at(name));
  chownSync(at("data"), userId("postfix"), 0);
  chownSync(at("mail"), NOBODY, NOBODY);
  const elsewhere = "127.0.0.2";
  const { authority, signed, selfSigned } = makeCertificates(folder, `IP:${elsewhere}`);

  const read = (name: string) => readFileSync(join(DEBIAN, name), "utf8");
  const tls = read("main.cf.tls").replace(SNAKEOIL, (_, kind) =>
    kind === "key" ? selfSigned.key : selfSigned.certificate,
  );
  const own = {
    queue_directory: at("queue"),
    data_directory: at("data"),
    inet_interfaces: "loopback-only",
    virtual_mailbox_domains: "site.example",
    virtual_mailbox_base: at("mail"),
    virtual_mailbox_maps: "static:all/",
    virtual_uid_maps: `static:${NOBODY}`,
    virtual_gid_maps: `static:${NOBODY}`,
  };
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(at("etc/main.cf"), [read("main.cf.debian"), tls, ...lines].join(""));

  const ports = { debian: await freePort(), certified: await freePort(), smtps: await freePort() };
  const certified = `-o smtpd_tls_cert_file=${signed.certificate} -o smtpd_tls_key_file=${signed.key}`;
  const service = (host: string, port: number, options = "") =>
    `${host}:${port} inet n - y - - smtpd ${options}\n`;
  const services = [
    ...["127.0.0.1", elsewhere].map((host) => service(host, ports.debian)),
    ...[elsewhere, "127.0.0.3"].map((host) => service(host, ports.certified, certified)),
    service(elsewhere, ports.smtps, `-o smtpd_tls_wrappermode=yes ${certified}`),
  ];
  const master = read("master.cf.dist").replace(/^smtp +inet .*\n/m, () => services.join(""));
  writeFileSync(at("etc/master.cf"), master);
  // Makes the folders of the queue.
  execFileSync("/usr/sbin/postfix", ["-c", at("etc"), "check"], { stdio: "ignore" });

  // Ends by itself after ten minutes, if the tests are killed.
  const args = ["-c", at("etc"), "-d", "-e", "600"];
  const server = spawn("/usr/lib/postfix/sbin/master", args, { stdio: "ignore", detached: true });
  await until("Postfix to listen", async () => server.exitCode !== null || answers(ports.debian));
  if (server.exitCode !== null) throw new Error("Postfix does not start.");
  const arrived = at("mail/all/new");
  return {
    ports,
    elsewhere,
    authority,
    selfSigned: selfSigned.certificate,
    /** The mails that were delivered, as they are in the mailbox. */
    mails: () =>
      existsSync(arrived)
        ? readdirSync(arrived).map((name) => readFileSync(join(arrived, name), "utf8"))
        : [],
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "data");
    return true;
  } finally {
    socket.destroy();
  }
}
