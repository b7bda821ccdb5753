/** Where another language's page is. */
export interface Listed {
  /** BCP 47. */
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  /** In front of every path; empty for the original. */
  readonly prefix: "" | `/${string}`;
}

/**
 * Everything that the site knows of a language besides its words, which are in `words/<code>/`: the exports of its
 * module, so that no script contains values that it does not use. A form has its parts in braces. Numbers and dates
 * follow CLDR; a test lists the exceptions.
 */
export interface Language extends Listed {
  /** As in Open Graph: the language and the country whose usage it follows. */
  readonly locale: `${string}_${string}`;

  /** Between groups of three digits, before decimals, and after a number of millions or of billions. */
  readonly group: string;
  readonly decimal: string;
  readonly million: string;
  readonly billion: string;

  /** From Sunday. */
  readonly weekdaysInShort: readonly string[];
  /** In a date. */
  readonly months: readonly string[];
  /** The first day of a month, where a date does not have it in digits. */
  readonly firstDay: string | undefined;
  /** Of {day}, {month} and {year}. */
  readonly longDate: string;
  /** Of {weekday}, {day} and {month}. */
  readonly shortDay: string;
  /** A whole hour, and a time: of {hour}, {hour12} or, in two digits, {hour24}, of {minute} and {half} of the day. */
  readonly wholeHour: string;
  readonly time: string;

  /** From 0 to 20, before a noun. */
  readonly counts: readonly string[];
  /** Before the last of a list. */
  readonly and: string;
  readonly or: string;

  /** Between a term and its facts, and between those facts. */
  readonly colon: string;
  readonly semicolon: string;

  /** In which countries of our lists it is the official language, by their codes, if its readers look for them. */
  readonly countries: Readonly<Record<string, string>>;
  /** Cities there in which it is UTC all year, by their time zones. */
  readonly citiesInUtc: Readonly<Record<string, string>>;
  /** Whether its readers look for a legal notice, as their law has it. */
  readonly legalNotice: boolean;

  /** The characters that it needs beyond ASCII and quotation marks: `npm run fonts` subsets them. */
  readonly letters: string;
  /** On the map; it has no code, and so no name in CLDR. */
  readonly northernCyprus: string;
  /** The no-break spaces that belong before and after signs. */
  readonly spaces: readonly {
    readonly space: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** The words of the drawings, which no text says: alternatives of a regular expression. */
  readonly drawn: string;
}
