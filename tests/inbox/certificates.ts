import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Debian's own form of a certificate, of its package ssl-cert. */
const TEMPLATE = "/usr/share/ssl-cert/ssleay.cnf";

/** Files in PEM. */
interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/**
 * Makes files in `folder`: a certificate authority of the test's own, a certificate for `name` (`DNS:` or
 * `IP:`) that it has signed, and one that Debian would make for this machine, signed by itself.
 */
export function makeCertificates(folder: string, name: string) {
  const config = join(folder, "openssl.cnf");
  const text = readFileSync(TEMPLATE, "utf8");
  writeFileSync(config, text.replace("@HostName@", "test").replace("@SubjectAltName@", name));
  const make = (file: string, ...more: readonly string[]): Certificate => {
    const made = {
      certificate: join(folder, `${file}.pem`),
      key: join(folder, `${file}.key`),
    };
    const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    const files = ["-out", made.certificate, "-keyout", made.key];
    execFileSync("openssl", ["req", ...kind, "-days", "2", ...files, ...more], { stdio: "ignore" });
    return made;
  };
  const authority = make("authority", "-subj", "/CN=Test authority");
  const by = ["-CA", authority.certificate, "-CAkey", authority.key];
  return {
    authority: authority.certificate,
    signed: make("signed", "-config", config, ...by),
    selfSigned: make("self-signed", "-config", config),
  };
}
