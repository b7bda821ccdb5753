import { isThisMachine } from "kivuko-inbox/settings";
import { type Brand, placeholderMeaning, placeholderName } from "../app/content/brand.ts";
import { inboxPathOf } from "../server/build-record.ts";
import { variableOf } from "../site-build/settings.ts";

/** The values to check, resolved as the build resolves them. */
export interface Filling {
  readonly brand: Brand;
  readonly contactEndpoint: string;
  /** For each language of the site, by its name: an ISO date, or empty. */
  readonly legalReviewedOn: Readonly<Record<string, string>>;
  /** With the settings of the site's own inbox, where it runs. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Something that must be filled in before the site goes live. */
export interface OpenItem {
  /** The variable that sets it, and its key in a file, if any. */
  readonly where: string;
  /** Why the current value is not good enough. */
  readonly why: string;
}

/** The problem with a value; false or empty if there is none. */
type Flaw = (value: string) => string | false;

/** A name that RFC 2606 reserves, or one below it: an address there is a placeholder. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\.?$/i;
const reserved: Flaw = (host) => RESERVED.test(host) && `${host} is a reserved name`;

const name: Flaw = (value) =>
  value.toLowerCase().includes(placeholderName.toLowerCase()) && `"${value}" is a placeholder`;
const legalName: Flaw = (value) =>
  value === "" ? "the copyright line and the legal pages use the brand name" : name(value);
const meaning: Flaw = (value) =>
  value === placeholderMeaning && "explains the placeholder; may be empty";
const address: Flaw = (value) => reserved(URL.parse(value)?.hostname ?? "");
const mailbox: Flaw = (value) =>
  reserved(domain(value)) && `${value} is a reserved address; may be empty`;
const domain = (mailbox: string) => mailbox.trim().split("@")[1] ?? "";
const mailboxes = (missing: string): Flaw => {
  const among = (value: string) => value.split(",").map((each) => reserved(domain(each)));
  return (value) => (value === "" ? missing : (among(value).find(Boolean) ?? false));
};
const missing =
  (why: string): Flaw =>
  (value) =>
    value === "" && why;
const fact = missing('reads "Provided during onboarding"');
/** Whether an address of another machine, if it is one, says by a parameter that it needs no TLS. */
const plain = (value: string, parameter: string, off: string) => {
  const url = URL.parse(value);
  if (!url?.hostname || isThisMachine(url) || url.searchParams.get(parameter) !== off) return false;
  return `${url.hostname} is reached without TLS`;
};

/** In the order of the list. Every key of the brand needs a row. */
const ofBrand: Readonly<Record<keyof Brand, Flaw>> = {
  name,
  meaning,
  legalName,
  siteOrigin: address,
  appUrl: address,
  docsUrl: address,
  helloMailbox: mailbox,
  privacyMailbox: mailbox,
  legalMailbox: mailbox,
  securityMailbox: mailbox,
  registrationNumber: fact,
  registeredOffice: fact,
  groupStructure: fact,
  licences: fact,
  regulatoryPresence: fact,
};

const ofMail: Readonly<Record<string, Flaw>> = {
  SMTP_URL: (value) =>
    value === "" ? "messages are stored, but not delivered" : plain(value, "requireTLS", "false"),
  "INBOX_TO, or HELLO_MAILBOX": mailboxes("no mailbox gets the messages"),
  INBOX_FROM: mailboxes("no mail server takes mail without a sender"),
};

const ofInbox: Readonly<Record<string, Flaw>> = {
  INBOX_KEEP_DAYS: missing("messages are kept until they are erased by hand"),
  INBOX_DB: (value) => plain(value, "sslmode", "disable"),
  INBOX_BEHIND_PROXY: missing("behind a proxy, all visitors are one; 0 if there is none"),
  INBOX_HEALTH: missing("nobody sees that messages are refused, or wait"),
};

const legalReview =
  (language: string): Flaw =>
  (value) =>
    value === ""
      ? `counsel has not signed off the legal pages in ${language}`
      : !(Date.parse(value) < Date.now()) && `${language}: is no past date`;

/** The values left to fill in; empty when the site may go live. */
export function openItems({ brand, contactEndpoint, legalReviewedOn, env }: Filling): OpenItem[] {
  const open = (where: string, why: string | false) => (why ? [{ where, why }] : []);
  // Only where the form posts to a path does the site run its own inbox; one with a webhook needs no mail.
  const inbox = { ...(env.SMTP_URL || !env.INBOX_WEBHOOK ? ofMail : {}), ...ofInbox };
  const setTo = (where: string) => {
    const [variable = ""] = where.split(",");
    return env[variable] || (variable === "INBOX_TO" && brand.helloMailbox) || "";
  };
  return [
    ...(Object.keys(ofBrand) as (keyof Brand)[]).flatMap((key) =>
      open(`${variableOf(key)}, or ${key} in brand.ts`, ofBrand[key](brand[key])),
    ),
    ...open(
      "CONTACT_ENDPOINT",
      contactEndpoint === "" ? '"Message Sent!" would not be true' : address(contactEndpoint),
    ),
    ...Object.entries(inboxPathOf(contactEndpoint) ? inbox : {}).flatMap(([where, flaw]) =>
      open(where, flaw(setTo(where))),
    ),
    ...Object.entries(legalReviewedOn).flatMap(([language, date]) =>
      open("legalReviewedOn in legal.ts", legalReview(language)(date)),
    ),
  ];
}
