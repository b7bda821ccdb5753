import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate for a name as Debian's package ssl-cert makes it. */
const configOf = (name: string) => `
[req]
prompt = no
distinguished_name = subject
x509_extensions = extensions
[subject]
commonName = test
[extensions]
basicConstraints = CA:FALSE
subjectAltName = ${name}
`;

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
  writeFileSync(config, configOf(name));
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
