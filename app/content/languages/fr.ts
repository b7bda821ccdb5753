import type { Language } from "./language.ts";

export const french: Language = {
  code: "fr",
  name: "Français",
  prefix: "/fr",
  offer: "Cette page en français",
  close: "Fermer",
  locale: "fr_FR",

  // Not the narrow one of CLDR: the typefaces lack it, and browsers then halve their own space, which the tight
  // spacing of figures all but closes.
  group: "\u00a0",
  decimal: ",",
  million: "\u00a0M",
  billion: "\u00a0Md",

  weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  weekdaysInShort: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
  months: [
    ...["janvier", "février", "mars", "avril", "mai", "juin"],
    ...["juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  ],
  firstDay: "1er",
  longDate: "{day} {month} {year}",
  shortDay: "{weekday} {day} {month}",
  wholeHour: "{hour}\u00a0h",
  time: "{hour}\u00a0h\u00a0{minute}",

  counts: [
    ...["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
    ...["onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept"],
    ...["dix-huit", "dix-neuf", "vingt"],
  ],
  and: " et ",
  or: " ou ",
  colon: "\u00a0: ",
  semicolon: "\u202f; ",

  countries: ["BJ", "CI", "SN", "TG"],
  citiesInUtc: { "Africa/Abidjan": "Abidjan", "Africa/Dakar": "Dakar", "Africa/Lome": "Lomé" },
  currency: { code: "XOF", name: "franc CFA" },
  legalNotice: true,

  letters: "«»àâçéèêîôœùûÀÉÊ",
  northernCyprus: "Chypre du Nord",
  spaces: [
    { space: "\u00a0", before: ":%", after: "" },
    { space: "\u202f", before: ";!?»", after: "«" },
  ],
  drawn: "fils?|trames?|tiss\\p{L}+|toiles?|étoffes?|brins?|lisières?|navettes?|peignes?",
};
