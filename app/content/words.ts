import type { ReactNode } from "react";
import { inDigits, spoken } from "./spoken.ts";

/*
 * Marks the texts of the site: a module that shows one imports from "#words". The build replaces them with each
 * language's own (site-build/languages/inline.ts); without a build, as in tests, these functions return their English.
 */

/** A value in a text. In braces it has a name, for the translator: `${{ price: low(4) }}`. */
type Value = string | number | bigint | Readonly<Record<string, string | number | bigint>>;

interface Described {
  readonly message: string;
  /** Where it is shown, if the same English has two senses: a translator sees two texts. */
  readonly context?: string;
  /** For the translator. */
  readonly comment?: string;
}

/** A text: t`At least ${amount}`. */
export function t(text: TemplateStringsArray | Described, ...values: Value[]): string {
  if ("message" in text) return text.message;
  return String.raw(
    { raw: text },
    ...values.map((value) => (typeof value === "object" ? Object.values(value)[0] : value)),
  );
}

/** A text with elements in it: <Trans>Ask us in <Link>the form</Link>.</Trans> Its values are texts or numbers. */
export function Trans({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** The form of a text that goes with a count, in which "#" is the count: plural(days, { one: "# day", other: "# days" }). */
export function plural(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string {
  const form = forms[new Intl.PluralRules(spoken.code).select(count)] ?? forms.other;
  return form.replace("#", inDigits(count));
}
