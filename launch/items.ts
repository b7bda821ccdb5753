import {
  type Brand,
  docsPages,
  placeholderMeaning,
  placeholderName,
} from "../app/content/brand.ts";
import { variableOf } from "../site-build/settings.ts";
import { isReserved } from "./reserved-names.ts";

/** The values to check, resolved as the build resolves them. */
export interface Filling {
  readonly brand: Brand;
  readonly contactEndpoint: string;
  /** For each language of the site, by its name: an ISO date, or empty. */
  readonly legalReviewedOn: Readonly<Record<string, string>>;
  /** The settings of the site's own inbox, where it runs. */
  readonly inbox: InboxFilling;
}

/** The variables of the inbox that have no useful default. */
interface InboxVariables {
  readonly smtpUrl: string;
  readonly keepDays: string;
  /** Instead of the general mailbox; several with commas. */
  readonly to: string;
  /** The mailbox that sends. */
  readonly from: string;
  readonly database: string;
  /** The proxies that say who the visitors are, or "0". */
  readonly proxy: string;
  /** Where its health is served. */
  readonly health: string;
}

interface InboxFilling extends InboxVariables {
  /** Whether messages go to a webhook. */
  readonly otherwise: boolean;
}

/** Something that must be filled in before the site goes live. */
export interface OpenItem {
  readonly group: string;
  readonly what: string;
  /** Why the current value is not good enough. */
  readonly why: string;
  /** The variable that sets it, and its key in a file, if any. */
  readonly where: string;
}

interface Check {
  readonly group: string;
  readonly what: string;
  /** The problem with a value; false or empty if there is none. */
  readonly flaw: (value: string) => string | false;
}

const name = (value: string) =>
  value.toLowerCase().includes(placeholderName.toLowerCase()) && `"${value}" is a placeholder`;
const legalName = (value: string) =>
  value === "" ? "the copyright line and the legal pages use the brand name" : name(value);
const meaning = (value: string) =>
  value === placeholderMeaning && "explains the placeholder; may be empty";
const address = (value: string) => reserved(URL.parse(value)?.hostname ?? "");
const mailbox = (value: string) =>
  reserved(domain(value)) && `${value} is a reserved address; may be empty`;
const domain = (mailbox: string) => mailbox.trim().split("@")[1] ?? "";
const reservedAmong = (mailboxes: string) =>
  mailboxes
    .split(",")
    .map((each) => reserved(domain(each)))
    .find(Boolean) ?? false;
/** Whether an address of another machine, if it is one, says by a parameter that it needs no TLS. */
const plain = (value: string, parameter: string, off: string) => {
  const { hostname = "", searchParams } = URL.parse(value) ?? {};
  const isNear = ["localhost", "127.0.0.1", "[::1]", ""].includes(hostname);
  return !isNear && searchParams?.get(parameter) === off && `${hostname} is reached without TLS`;
};
const fact = (value: string) => value === "" && 'reads "Provided during onboarding"';

function reserved(host: string): string | false {
  return isReserved(host) && `${host} is a reserved name`;
}

const docsCount = Object.keys(docsPages).length;

/** In the order of the list. Every key of the brand needs a row. */
const checks: Readonly<Record<keyof Brand, Check>> = {
  name: { group: "Brand", what: "Name", flaw: name },
  meaning: { group: "Brand", what: "What the name means", flaw: meaning },
  legalName: { group: "Brand", what: "Legal name", flaw: legalName },
  siteOrigin: { group: "Addresses", what: "This site", flaw: address },
  appUrl: { group: "Addresses", what: "Customer app", flaw: address },
  docsUrl: { group: "Addresses", what: `Documentation, with ${docsCount} pages`, flaw: address },
  helloMailbox: { group: "Mailboxes", what: "General", flaw: mailbox },
  privacyMailbox: { group: "Mailboxes", what: "Privacy", flaw: mailbox },
  legalMailbox: { group: "Mailboxes", what: "Legal", flaw: mailbox },
  securityMailbox: { group: "Mailboxes", what: "Security", flaw: mailbox },
  registrationNumber: { group: "Corporate facts", what: "Registration number", flaw: fact },
  registeredOffice: { group: "Corporate facts", what: "Registered office", flaw: fact },
  groupStructure: { group: "Corporate facts", what: "Group structure", flaw: fact },
  licences: { group: "Corporate facts", what: "Regulators and licences", flaw: fact },
  regulatoryPresence: { group: "Corporate facts", what: "Regulatory presence", flaw: fact },
};

const contactForm: Check = {
  group: "Contact form",
  what: "Where messages go",
  flaw: (value) => (value === "" ? '"Message Sent!" would not be true' : address(value)),
};

const legalReview = (language: string): Check => ({
  group: "Legal pages",
  what: `Date of counsel's review: ${language}`,
  flaw: (value) =>
    value === ""
      ? "nobody has signed them off"
      : !(Date.parse(value) < Date.now()) && "is no past date",
});

/** Only where the form posts to a path: for those, the site runs its own inbox. */
const inboxChecks: Readonly<Record<keyof InboxVariables, Check & { readonly where: string }>> = {
  smtpUrl: {
    group: "Inbox",
    what: "Mail server",
    flaw: (value) =>
      value === "" ? "messages are stored, but not delivered" : plain(value, "requireTLS", "false"),
    where: "SMTP_URL",
  },
  to: {
    group: "Inbox",
    what: "Mailbox for messages",
    flaw: (value) => (value === "" ? "there is no general mailbox either" : reservedAmong(value)),
    where: "INBOX_TO, or HELLO_MAILBOX",
  },
  from: {
    group: "Inbox",
    what: "Sender of the mail",
    flaw: (value) =>
      value === "" ? "no mail server takes mail without one" : reservedAmong(value),
    where: "INBOX_FROM",
  },
  keepDays: {
    group: "Inbox",
    what: "How long messages are kept",
    flaw: (value) => value === "" && "until they are erased by hand",
    where: "INBOX_KEEP_DAYS",
  },
  database: {
    group: "Inbox",
    what: "Database",
    flaw: (value) => plain(value, "sslmode", "disable"),
    where: "INBOX_DB",
  },
  proxy: {
    group: "Inbox",
    what: "Who says who a visitor is",
    flaw: (value) => value === "" && "behind a proxy, all visitors are one; 0 if there is none",
    where: "INBOX_BEHIND_PROXY",
  },
  health: {
    group: "Inbox",
    what: "Health and metrics",
    flaw: (value) => value === "" && "nobody sees that messages are refused, or wait",
    where: "INBOX_HEALTH",
  },
};

function openInInbox({ contactEndpoint, inbox, brand }: Filling): OpenItem[] {
  if (!contactEndpoint.startsWith("/")) return [];
  const values = { ...inbox, to: inbox.to || brand.helloMailbox };
  const keys = Object.keys(inboxChecks) as (keyof InboxVariables)[];
  const needsMail = inbox.smtpUrl !== "" || !inbox.otherwise;
  const needed = keys.filter((key) => needsMail || !["smtpUrl", "to", "from"].includes(key));
  return needed.flatMap((key) => open(inboxChecks[key], values[key], inboxChecks[key].where));
}

/** The values left to fill in; empty when the site may go live. */
export function openItems(filling: Filling): OpenItem[] {
  const { brand, contactEndpoint, legalReviewedOn } = filling;
  const keys = Object.keys(checks) as (keyof Brand)[];
  return [
    ...keys.flatMap((key) =>
      open(checks[key], brand[key], `${variableOf(key)}, or ${key} in brand.ts`),
    ),
    ...open(contactForm, contactEndpoint, "CONTACT_ENDPOINT"),
    ...openInInbox(filling),
    ...Object.entries(legalReviewedOn).flatMap(([language, date]) =>
      open(legalReview(language), date, "legalReviewedOn in legal.ts"),
    ),
  ];
}

function open({ group, what, flaw }: Check, value: string, where: string): OpenItem[] {
  const why = flaw(value);
  return why ? [{ group, what, why, where }] : [];
}

/** Addresses outside this site that must exist, without placeholders. */
export function addressesToOpen({ appUrl, docsUrl }: Brand): string[] {
  const addresses = [appUrl, docsUrl, ...Object.values(docsPages).map((path) => docsUrl + path)];
  return addresses.filter((each) => !address(each));
}
