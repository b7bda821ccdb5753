import { addressIn, languages } from "../../app/content/languages.ts";
import { paths } from "../../app/content/paths.ts";
import { problem } from "../problem.ts";
import { httpsAddress } from "./https-address.ts";

/**
 * The address to which the contact form posts: CONTACT_ENDPOINT, or empty. Throws an error with one
 * sentence when it is neither an https address nor a path on this site that no page has.
 */
export function resolveContactEndpoint(env: Readonly<Record<string, string | undefined>>): string {
  const endpoint = env.CONTACT_ENDPOINT ?? "";
  const pages = languages.flatMap((each) => paths.map((path) => addressIn(each, path)));
  if (pages.includes(endpoint)) {
    throw problem(
      `Contact form: CONTACT_ENDPOINT is "${endpoint}", which is the address of a page.`,
    );
  }
  // Each host's file has it in its own notation, in which other signs would mean something.
  const isPath = /^(\/[\w-]+)+$/.test(endpoint);
  if (endpoint === "" || isPath || httpsAddress(endpoint)) return endpoint;
  throw problem(
    `Contact form: CONTACT_ENDPOINT is "${endpoint}", but must be an https address, a path on this site such as /messages (letters, digits, "-" and "_"), or empty.`,
  );
}
