import { domainToASCII } from "node:url";
import { bareAddress } from "./form.ts";

/** One spelling of an e-mail address, for comparing: bare, in small letters, and the domain as DNS has it. */
export function oneSpelling(copied: string): string {
  const address = bareAddress(copied);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).toLowerCase();
  return `${local}@${domainToASCII(domain) || domain}`;
}
