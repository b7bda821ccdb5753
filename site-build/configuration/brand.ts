import { type Brand, defaultBrand } from "../../app/content/brand.ts";
import { problem } from "../problem.ts";
import { httpsAddress } from "./https-address.ts";

interface Rule {
  readonly env: string;
  readonly says: string;
  readonly holds: (value: string) => boolean;
}

const isLine = (value: string) =>
  value.trim() === value && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value) && value.length <= 200;
const isName = (value: string) => isLine(value) && value.length > 0 && value.length <= 40;
const isOrigin = (value: string) => httpsAddress(value)?.origin === value;
const isAddress = (value: string) => httpsAddress(value)?.search === "" && !/[/?]$/.test(value);
const isMailbox = (value: string) =>
  value === "" || /^[\w.+'-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i.test(value);

const name = {
  says: "a name of 1 to 40 visible characters without spaces around it",
  holds: isName,
};
const origin = {
  says: "an https origin as a browser writes it, without a path or trailing slash",
  holds: isOrigin,
};
const address = {
  says: "an https address as a browser writes it, without a query, a fragment or a trailing slash",
  holds: isAddress,
};
const mailbox = {
  says: "an email address such as hello@ada.com, or empty for a link to /contact",
  holds: isMailbox,
};
const line = {
  says: "a line of at most 200 characters without spaces around it, or empty",
  holds: isLine,
};

const rules: Record<keyof Brand, Rule> = {
  name: { env: "BRAND_NAME", ...name },
  meaning: { env: "BRAND_MEANING", ...line },
  legalName: { env: "BRAND_LEGAL_NAME", ...line },
  siteOrigin: { env: "SITE_ORIGIN", ...origin },
  appUrl: { env: "APP_URL", ...address },
  docsUrl: { env: "DOCS_URL", ...address },
  helloMailbox: { env: "HELLO_MAILBOX", ...mailbox },
  privacyMailbox: { env: "PRIVACY_MAILBOX", ...mailbox },
  legalMailbox: { env: "LEGAL_MAILBOX", ...mailbox },
  securityMailbox: { env: "SECURITY_MAILBOX", ...mailbox },
  registrationNumber: { env: "REGISTRATION_NUMBER", ...line },
  registeredOffice: { env: "REGISTERED_OFFICE", ...line },
  groupStructure: { env: "GROUP_STRUCTURE", ...line },
  licences: { env: "LICENCES", ...line },
  regulatoryPresence: { env: "REGULATORY_PRESENCE", ...line },
};

/** The environment variable that overrides a key. */
export function variableOf(key: keyof Brand): string {
  return rules[key].env;
}

/**
 * The brand of this build: the defaults, overridden by the environment. If the name is overridden, the
 * default meaning is dropped. Throws an error whose one sentence names the key, the value and the rule
 * if a value is invalid.
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
