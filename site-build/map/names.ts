import type { Language } from "../../app/content/languages/language.ts";

/** The codes of countries that the map calls otherwise than CLDR does in English. */
const otherwise: Readonly<Record<string, string>> = {
  Congo: "CG",
  "Côte d'Ivoire": "CI",
  "DR Congo": "CD",
  Palestine: "PS",
  "Saint Helena": "SH",
  "São Tomé and Príncipe": "ST",
};

/** Names the map's countries in a language, as CLDR does, by their names in English. */
export function namesIn(language: Language): (english: string) => string {
  const inEnglish = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const inIt = new Intl.DisplayNames(language.code, { type: "region", style: "short" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = new Map(
    letters.flatMap((first) =>
      letters.map((second) => [inEnglish.of(first + second) ?? "", first + second] as const),
    ),
  );
  return (english) => {
    const code = otherwise[english] ?? codes.get(english);
    if (english === "Northern Cyprus") return language.northernCyprus;
    return (code && inIt.of(code)) ?? english;
  };
}
