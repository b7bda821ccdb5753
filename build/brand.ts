import { type Brand, defaultBrand } from "../app/content/brand.ts";
import { problem } from "./problem.ts";

interface Rule {
  readonly env: string;
  readonly says: string;
  readonly holds: (value: string) => boolean;
}

const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return url?.protocol === "https:" && url.origin === value;
};
const isAddress = (value: string) =>
  URL.parse(value)?.protocol === "https:" && !value.endsWith("/");
const isName = (value: string) => value.trim() === value && value.length > 0 && value.length <= 40;
const isMailbox = (value: string) => value === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

const isSentence = (value: string) => value.trim() === value && value.length <= 200;

const name = { says: "a name of 1 to 40 characters without spaces around it", holds: isName };
const origin = { says: "an https origin without a path or trailing slash", holds: isOrigin };
const address = { says: "an https address without a trailing slash", holds: isAddress };
const mailbox = { says: "an email address, or empty for a link to /contact", holds: isMailbox };
const sentence = {
  says: "a text of at most 200 characters without spaces around it, or empty",
  holds: isSentence,
};

const rules: Record<keyof Brand, Rule> = {
  name: { env: "BRAND_NAME", ...name },
  meaning: { env: "BRAND_MEANING", ...sentence },
  legalName: { env: "BRAND_LEGAL_NAME", ...sentence },
  siteOrigin: { env: "SITE_ORIGIN", ...origin },
  appUrl: { env: "APP_URL", ...address },
  docsUrl: { env: "DOCS_URL", ...address },
  helloMailbox: { env: "HELLO_MAILBOX", ...mailbox },
  privacyMailbox: { env: "PRIVACY_MAILBOX", ...mailbox },
  legalMailbox: { env: "LEGAL_MAILBOX", ...mailbox },
  securityMailbox: { env: "SECURITY_MAILBOX", ...mailbox },
  registrationNumber: { env: "REGISTRATION_NUMBER", ...sentence },
  registeredOffice: { env: "REGISTERED_OFFICE", ...sentence },
  groupStructure: { env: "GROUP_STRUCTURE", ...sentence },
  licences: { env: "LICENCES", ...sentence },
  regulatoryPresence: { env: "REGULATORY_PRESENCE", ...sentence },
};

/** The environment variable that overrides a key. */
export function variableOf(key: keyof Brand): string {
  return rules[key].env;
}

/**
 * The brand of this build: the defaults, with what the environment overrides; another name
 * does not keep the meaning of the default one. Throws an
 * error with one sentence that names the key, the value and the rule when one does not hold.
 */
export function resolveBrand(
  env: Readonly<Record<string, string | undefined>>,
  defaults: Brand = defaultBrand,
): Brand {
  const renamed = (env.BRAND_NAME ?? defaults.name) !== defaults.name;
  const fallback: Brand = renamed ? { ...defaults, meaning: "" } : defaults;
  const entries = Object.entries(rules).map(([key, rule]) => {
    const value = env[rule.env] ?? fallback[key as keyof Brand];
    if (!rule.holds(value)) {
      throw problem(`Brand: ${rule.env} (${key}) is "${value}", but must be ${rule.says}.`);
    }
    return [key, value];
  });
  return Object.fromEntries(entries);
}
