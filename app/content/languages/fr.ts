import type { Language } from "./language.ts";

export const code = "fr";
export const name = "Français";
export const prefix: Language["prefix"] = "/fr";
export const locale: Language["locale"] = "fr_FR";

// Not the narrow one of CLDR: the typefaces lack it, and browsers then halve their own space, which the tight
// spacing of figures all but closes.
export const group = "\u00a0";
export const decimal = ",";
export const million = "\u00a0M";
export const billion = "\u00a0Md";

export const weekdaysInShort = /* @__PURE__ */ "dim. lun. mar. mer. jeu. ven. sam.".split(" ");
export const months =
  /* @__PURE__ */ "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
    " ",
  );
export const firstDay: Language["firstDay"] = "1er";
export const longDate = "{day} {month} {year}";
export const shortDay = "{weekday} {day} {month}";
export const wholeHour = "{hour}\u00a0h";
export const time = "{hour}\u00a0h\u00a0{minute}";

export const counts =
  /* @__PURE__ */ "aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  );
export const and = " et ";
export const or = " ou ";
export const colon = "\u00a0: ";
export const semicolon = "\u202f; ";

export const countries: Language["countries"] = {
  BJ: "au Bénin",
  CI: "en Côte d’Ivoire",
  SN: "au Sénégal",
  TG: "au Togo",
};
export const citiesInUtc: Language["citiesInUtc"] = {
  "Africa/Abidjan": "Abidjan",
  "Africa/Dakar": "Dakar",
  "Africa/Lome": "Lomé",
};
export const legalNotice: Language["legalNotice"] = true;

export const letters = "…«»àâçéèêîôœùûÀÉÊ";
export const northernCyprus = "Chypre du Nord";
export const spaces: Language["spaces"] = [
  { space: "\u00a0", before: ":%", after: "" },
  { space: "\u202f", before: ";!?»", after: "«" },
];
export const drawn =
  "fils?|trames?|tiss\\p{L}+|toiles?|étoffes?|brins?|lisières?|navettes?|peignes?";
