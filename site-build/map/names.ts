import type { Language } from "../../app/content/languages/language.ts";
import { regionCodes, regionNames } from "../../app/content/regions.ts";

/** The codes of countries that the map calls otherwise than CLDR does in English. */
const otherwise: Readonly<Record<string, string>> = {
  Congo: "CG",
  "Côte d'Ivoire": "CI",
  "DR Congo": "CD",
  Palestine: "PS",
  "Saint Helena": "SH",
  "São Tomé and Príncipe": "ST",
};

const nameOf = regionNames("en");
const codes = new Map(regionCodes().map((code) => [nameOf(code), code]));

/** The ISO code of a country of the map, by its name in English. What is none in ISO's eyes has none. */
export const codeOf = (english: string) => otherwise[english] ?? codes.get(english);

/** Names the map's countries in a language, as CLDR does, by their names in English. */
export function namesIn(language: Language): (english: string) => string {
  const inIt = regionNames(language.code, "short");
  return (english) => {
    if (english === "Northern Cyprus") return language.northernCyprus;
    const code = codeOf(english);
    return (code && inIt(code)) ?? english;
  };
}
