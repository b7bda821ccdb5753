import { domainToASCII } from "node:url";

/** One spelling of an e-mail address, for comparing: in small letters, and the domain as DNS has it. */
export function oneSpelling(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).normalize("NFC").toLowerCase();
  return `${local}@${domainToASCII(domain) || domain}`;
}
