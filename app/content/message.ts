import {
  check,
  flatten,
  type InferOutput,
  maxLength,
  minLength,
  object,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from "valibot";
import { contactLimits as limits } from "./contact.ts";

export const fieldNames = ["name", "email", "company", "phone", "subject", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** The values of the form's fields. */
export type Draft = Readonly<Record<FieldName, string>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export const emptyDraft: Draft = {
  name: "",
  email: "",
  company: "",
  phone: "",
  subject: "",
  message: "",
};

/** White space, control characters and invisible characters: a value of only these is empty. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * An e-mail address as `input type=email` accepts it (WHATWG HTML, "valid e-mail address"), except that
 * letters of every script are allowed and the domain needs a dot.
 */
const address =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

const trimmed = pipe(
  string(),
  transform((value) => (invisible.test(value) ? "" : value.trim())),
);
const optional = (limit: number, message: string) =>
  pipe(
    trimmed,
    maxLength(limit, message),
    transform((value) => value || undefined),
  );
const required = (limit: number, missing: string, long: string) =>
  pipe(
    trimmed,
    check((value) => value !== "", missing),
    maxLength(limit, long),
  );

/** The rules of the contact form and their messages, as the specification words them. */
const rules = object({
  name: required(limits.name, "Name is required", "Name must be less than 100 characters"),
  email: pipe(
    trimmed,
    regex(address, "Invalid email address"),
    maxLength(limits.email, "Email must be less than 255 characters"),
  ),
  company: optional(limits.company, "Company name must be less than 100 characters"),
  phone: optional(limits.phone, "Phone number must be less than 20 characters"),
  subject: required(
    limits.subject,
    "Subject is required",
    "Subject must be less than 200 characters",
  ),
  message: pipe(
    trimmed,
    minLength(limits.shortestMessage, "Message must be at least 10 characters"),
    maxLength(limits.message, "Message must be less than 1000 characters"),
  ),
});

export type ContactMessage = InferOutput<typeof rules>;

/** Returns the trimmed message, never cut, or the first error of each field. Never throws. */
export function validate(
  draft: Draft,
): { readonly message: ContactMessage } | { readonly errors: FieldErrors } {
  const result = safeParse(rules, draft, { abortPipeEarly: true });
  if (result.success) return { message: result.output };
  const { nested = {} } = flatten<typeof rules>(result.issues);
  const errors = fieldNames.flatMap((name) => (nested[name] ? [[name, nested[name][0]]] : []));
  return { errors: Object.fromEntries(errors) };
}

/** The subject in a URL: plain text, cut at the limit but never inside a character. */
export function subjectFrom(search: string): string {
  const subject = new URLSearchParams(search).get("subject") ?? "";
  return subject.slice(0, limits.subject).replace(/[\uD800-\uDBFF]$/, "");
}
