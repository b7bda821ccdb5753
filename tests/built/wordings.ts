import { type Claim, type ClaimKey, claims, register } from "../../app/content/claims.ts";
import { collection } from "../../app/content/countries.ts";
import { inWords } from "../../app/content/in-words.ts";

/** The nouns for the items of a list, besides the register's own. */
const alsoCalled: Readonly<Partial<Record<ClaimKey, string>>> = {
  collection: `(?:collection )?(?:countries|currencies)|have local collection|are listed|: ${collection[0]?.currency}`,
  served: "are served",
  sdks: "software development kits",
  scenarios: "things to test",
};

/** A figure or a phrase, not as a part of another number. */
export const exactly = (words: string, noun = "") =>
  new RegExp(`(?<![\\d.])${words.replace(/[.+]/g, "\\$&")}(?![\\d.]\\d|\\d)${noun}`, "i");

export const lastWord = (text: string) => text.slice(text.lastIndexOf(" ") + 1);

/** Both ends of a range, and any other figure as it is. */
export const endsOf = ({ figure }: Claim) => figure.replace(/^about |, capped$/g, "").split(" to ");

const timesUsed = new Map<string, number>();
for (const end of register.flatMap(([, claim]) => [...new Set(endsOf(claim))])) {
  timesUsed.set(end, (timesUsed.get(end) ?? 0) + 1);
}

/**
 * Whether a text states a number: by a figure that no other number has, or by the figure with its noun. The
 * length of a list is stated in words, or large in digits.
 */
export function states(text: string, key: ClaimKey): boolean {
  const claim: Claim = claims[key];
  if (claim.list) {
    const items = [alsoCalled[key], claim.of, lastWord(claim.of)].filter(Boolean).join("|");
    return new RegExp(
      `(?:${inWords(Number(claim.figure))}|${claim.figure}) ?(?:${items})`,
      "i",
    ).test(text);
  }
  const ends = endsOf(claim);
  const own = ends.filter((end) => timesUsed.get(end) === 1);
  if (own.length > 0) return own.some((end) => exactly(end).test(text));
  const noun = claim.value === undefined ? "" : ` (?:[\\w-]+ ){0,2}?${lastWord(claim.of)}`;
  return ends.every((end) => exactly(end, noun).test(text));
}
