import { t } from "#words";

/** A field of the contact form, as the site and its inbox know it. */
interface FieldRules {
  readonly label: string;
  /** The longest value, in UTF-16 code units after trimming, and the error of a longer one. */
  readonly limit: number;
  readonly long: string;
  /** The error of a value that is shorter than `least` or unlike `pattern`; without it, the field is optional. */
  readonly wrong?: string;
  readonly least?: number;
  readonly pattern?: RegExp;
  /** Turns typed or pasted text into the intended value. */
  readonly clean?: (text: string) => string;
  /** The row of the form, where fields of one row stand side by side. */
  readonly row: number;
  readonly type?: "email" | "tel";
  readonly autoComplete?: string;
  /** The text below its label, if it is not optional. */
  readonly asked?: string;
  /** A text of several lines, which a mail shows below the others. */
  readonly multiline?: true;
  /** The number of its characters in the operator's list of messages; none if absent. */
  readonly listed?: number;
}

/** White space, control characters and invisible characters: a value of only these is empty. */
const unseen = "\\s\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800";
/** From the first visible character to the last, with its marks: accents, a joiner, a flag's tags. */
const seen = new RegExp(
  `[^${unseen}](?:.*[^${unseen}])?[\\p{M}\\u200d\\u{e0020}-\\u{e007f}]*`,
  "su",
);

const withoutMarks = (text: string) =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");

/**
 * An e-mail address without the characters copied along with it: direction marks and the like, the name before
 * `<…>`, quotes, punctuation at the end, a link's `mailto:`, wide or typographic characters. Never throws.
 */
export function bareAddress(copied: string): string {
  const bare = withoutMarks(copied)
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/‐/g, "-")
    .replace(/。/g, ".")
    // Nine at most: a longer run in the middle would be searched again from each of its characters.
    .replace(/[\s,;.>"\])]{1,9}$/, "")
    .replace(/^[^<>]*<\s*|^["[(\s]+/, "")
    .replace(/^'(.*)'$/s, "$1");
  const [, linked] = bare.match(/^mailto:[\s/]*([^?]*)/i) ?? [];
  try {
    return linked ? decodeURIComponent(linked) : bare;
  } catch {
    return bare;
  }
}

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
/**
 * An e-mail address as `input type=email` accepts it (WHATWG HTML, "valid e-mail address"), except that
 * letters of every script are allowed, the domain needs a dot, and no dot is first, last or doubled (RFC 5322,
 * "dot-atom").
 */
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, "u");

/**
 * The fields, in the order of the form, with the rules and errors of the specification. Form, rules, store,
 * mail, list, export and search follow from this table; the inbox also needs a column (`inbox/migrations.ts`).
 */
export const fields = {
  name: {
    label: t`Name`,
    limit: 100,
    long: t`Name must be less than 100 characters`,
    wrong: t`Name is required`,
    least: 1,
    row: 1,
    autoComplete: "name",
    listed: 24,
  },
  email: {
    label: t`Email`,
    limit: 255,
    long: t`Email must be less than 255 characters`,
    wrong: t`Invalid email address`,
    pattern: address,
    clean: bareAddress,
    row: 1,
    type: "email",
    autoComplete: "email",
  },
  company: {
    label: t`Company`,
    limit: 100,
    long: t`Company name must be less than 100 characters`,
    row: 2,
    autoComplete: "organization",
  },
  phone: {
    label: t`Phone`,
    limit: 20,
    long: t`Phone number must be less than 20 characters`,
    clean: withoutMarks,
    row: 2,
    type: "tel",
    autoComplete: "tel",
  },
  subject: {
    label: t`Subject`,
    limit: 200,
    long: t`Subject must be less than 200 characters`,
    wrong: t`Subject is required`,
    least: 1,
    row: 3,
    listed: 40,
  },
  message: {
    label: t`Message`,
    limit: 1000,
    long: t`Message must be less than 1000 characters`,
    wrong: t`Message must be at least 10 characters`,
    least: 10,
    asked: t`10 to 1000 characters. Leave out card numbers, passwords and keys.`,
    row: 4,
    multiline: true,
  },
} as const satisfies Readonly<Record<string, FieldRules>>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as readonly FieldName[];
export const rulesOf = (name: FieldName): FieldRules => fields[name];

export type Draft = Readonly<Record<FieldName, string>>;
/** The message about each wrong field, in the reader's language. */
export type FieldWords = Readonly<Record<FieldName, Pick<FieldRules, "long" | "wrong">>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export const ofFields = <Value>(value: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as Record<FieldName, Value>;
export const emptyDraft: Draft = ofFields(() => "");

type Required = {
  [Name in FieldName]: (typeof fields)[Name] extends { readonly wrong: string } ? Name : never;
}[FieldName];
/** The values of a valid draft: trimmed, without empty optional ones. */
export type ContactMessage = Readonly<
  Record<Required, string> & Record<Exclude<FieldName, Required>, string | undefined>
>;

/**
 * The name of the field that people do not see: one that bots fill in, and that browsers and password
 * managers have nothing for.
 */
export const hiddenField = "homepage";

/** Returns the message, trimmed and cleaned but never cut, or the first error of each field in these words. Never throws. */
export function validate(
  draft: Draft,
  said: FieldWords = fields,
): { readonly message: ContactMessage } | { readonly errors: FieldErrors } {
  const errors: Partial<Record<FieldName, string>> = {};
  const values = fieldNames.map((name) => {
    const { limit, wrong, least = 0, pattern, clean } = rulesOf(name);
    const [trimmed = ""] = draft[name].match(seen) ?? [];
    const value = clean?.(trimmed) ?? trimmed;
    if (wrong && (value.length < least || (pattern && !pattern.test(value)))) {
      errors[name] = said[name].wrong ?? wrong;
    } else if (value.length > limit) errors[name] = said[name].long;
    return [name, value || undefined];
  });
  if (Object.keys(errors).length > 0) return { errors };
  return { message: Object.fromEntries(values) };
}

/** The subject in a URL: plain text, cut at the limit but never inside a character. */
export function subjectFrom(search: string): string {
  const subject = new URLSearchParams(search).get("subject") ?? "";
  return subject.slice(0, fields.subject.limit).replace(/[\uD800-\uDBFF]$/, "");
}
