import { languages } from "../../app/content/languages.ts";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/**
 * Every character of the typeface for text; the site uses no other, in no language, but the narrow no-break space
 * before French signs, which neither typeface has: any font draws a space.
 */
export const characters = [
  ...new Set(`${ascii}\u00a0’“”©${languages.map(({ letters }) => letters).join("")}`),
].join("");

/** Of the typeface for headings and figures, which have no signs of code or addresses: their kerning weighs 2 KB. */
export const displayCharacters = characters.replace(/["#$*<>@[\\\]^_`{|}~©]/g, "");
