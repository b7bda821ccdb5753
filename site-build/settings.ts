import { type Brand, defaultBrand } from "../app/content/brand.ts";
import { addressIn, languages } from "../app/content/languages.ts";
import { paths } from "../app/content/paths.ts";
import { sentPage } from "../server/build-record.ts";
import { notFoundPage } from "../server/policy.ts";
import { hashOf } from "./hash.ts";
import { problem } from "./problem.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface Rule {
  /** Completes "but must be". */
  readonly says: string;
  readonly holds: (value: string) => boolean;
}
const text = (says: string, holds: Rule["holds"]): Rule => ({ says, holds });

const isLine = (value: string) =>
  value.trim() === value && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value) && value.length <= 200;

/**
 * `value` as a URL if it is an https address as a browser serialises it, without credentials or
 * fragment; otherwise null. Browsers accept more: surrounding spaces, and `https:host`, which on an
 * https page is a path on the same site.
 */
function httpsAddress(value: string): URL | null {
  const url = URL.parse(value);
  const asWritten = url?.href === value || url?.href === `${value}/`;
  if (!url || !asWritten || url.protocol !== "https:") return null;
  return url.username || url.password || url.hash ? null : url;
}

const name = text(
  "a name of 1 to 40 visible characters without spaces around it",
  (value) => isLine(value) && value.length > 0 && value.length <= 40,
);
const line = text("a line of at most 200 characters without spaces around it, or empty", isLine);
const origin = text(
  "an https origin as a browser writes it, without a path or trailing slash",
  (value) => httpsAddress(value)?.origin === value,
);
const address = text(
  "an https address as a browser writes it, without a query, a fragment or a trailing slash",
  (value) => httpsAddress(value)?.search === "" && !/[/?]$/.test(value),
);
const mailbox = text(
  "an email address such as hello@ada.com, or empty for a link to /contact",
  (value) => value === "" || /^[\w.+'-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i.test(value),
);

const pages = languages.flatMap((each) =>
  [...paths, sentPage, notFoundPage].map((path) => addressIn(each, path)),
);
/** The files of hosts have it in their own notations, in which other signs would mean something. */
const isPath = (value: string) => /^(\/[\w-]+)+$/.test(value) && !pages.includes(value);
const endpoint = text(
  'an https address, a path on this site such as /messages that no page has (letters, digits, "-" and "_"), or empty',
  (value) => value === "" || isPath(value) || httpsAddress(value) !== null,
);

const codes: readonly string[] = languages.map(({ code }) => code);
const listed = (value: string) => value.split(",").map((code) => code.trim());
/** The original owns every address without a prefix. */
const builtLanguages = text(
  `empty, or some of ${codes.join(", ")} with commas between them, ${codes[0]} among them`,
  (value) => {
    const named = listed(value);
    return !value || (named.every((code) => codes.includes(code)) && named.includes(`${codes[0]}`));
  },
);

/** The variable of each key of the brand, and its rule. */
const brandVariables = {
  name: ["BRAND_NAME", name],
  meaning: ["BRAND_MEANING", line],
  legalName: ["BRAND_LEGAL_NAME", line],
  siteOrigin: ["SITE_ORIGIN", origin],
  appUrl: ["APP_URL", address],
  docsUrl: ["DOCS_URL", address],
  helloMailbox: ["HELLO_MAILBOX", mailbox],
  privacyMailbox: ["PRIVACY_MAILBOX", mailbox],
  legalMailbox: ["LEGAL_MAILBOX", mailbox],
  securityMailbox: ["SECURITY_MAILBOX", mailbox],
  registrationNumber: ["REGISTRATION_NUMBER", line],
  registeredOffice: ["REGISTERED_OFFICE", line],
  groupStructure: ["GROUP_STRUCTURE", line],
  licences: ["LICENCES", line],
  regulatoryPresence: ["REGULATORY_PRESENCE", line],
} as const satisfies Record<keyof Brand, readonly [variable: string, rule: Rule]>;
const brandKeys = Object.keys(brandVariables) as (keyof Brand)[];

/** The environment variable that overrides a key of the brand. */
export const variableOf = (key: keyof Brand): string => brandVariables[key][0];

/**
 * The settings of a build: the environment, then the defaults; `contactEndpoint` may be empty, and `languages` has
 * the original first. Throws a sentence for each wrong value, with the variable, the value and the rule; before
 * these, for a key that the defaults lack.
 */
export function resolveSettings(env: Environment, defaults = defaultBrand) {
  const missing = brandKeys.find((key) => typeof defaults[key] !== "string");
  if (missing) throw problem(`${missing} is missing in app/content/brand.ts.`);
  const wrong: string[] = [];
  const checked = (variable: string, { holds, says }: Rule, value: string) => {
    if (!holds(value)) wrong.push(`${variable} is "${value}", but must be ${says}.`);
    return value;
  };
  // With another name, the default sentence on what the name means is dropped.
  const renamed = (env.BRAND_NAME ?? defaults.name) !== defaults.name;
  const fallback: Brand = renamed ? { ...defaults, meaning: "" } : defaults;
  const values = brandKeys.map((key) => {
    const [variable, rule] = brandVariables[key];
    return [key, checked(variable, rule, env[variable] ?? fallback[key])];
  });
  const contactEndpoint = checked("CONTACT_ENDPOINT", endpoint, env.CONTACT_ENDPOINT ?? "");
  const wanted = checked("LANGUAGES", builtLanguages, env.LANGUAGES ?? "");
  if (wrong.length > 0) throw problem(wrong.join("\n"));
  return {
    brand: Object.fromEntries(values) as Brand,
    contactEndpoint,
    languages: languages.filter(({ code }) => !wanted || listed(wanted).includes(code)),
  };
}
export type Settings = ReturnType<typeof resolveSettings>;

/** The same for builds of the same settings. A language counts by its code: Vitest and Node.js order the names in its module differently. */
export const hashOfSettings = ({ languages, ...settings }: Settings) =>
  hashOf(JSON.stringify([settings, languages.map(({ code }) => code)]));
