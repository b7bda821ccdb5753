import type { Language } from "./language.ts";

/* Times of day and short days are as the specification and the editorial standard write them. */

export const code = "en";
export const name = "English";
export const prefix: Language["prefix"] = "";
export const locale: Language["locale"] = "en_GB";

export const group = ",";
export const decimal = ".";
export const million = "M";
export const billion = "B";

export const weekdaysInShort = /* @__PURE__ */ "Sun Mon Tue Wed Thu Fri Sat".split(" ");
export const months =
  /* @__PURE__ */ "January February March April May June July August September October November December".split(
    " ",
  );
export const firstDay: Language["firstDay"] = undefined;
export const longDate = "{month} {day}, {year}";
export const shortDay = "{weekday} {day} {month}";
export const wholeHour = "{hour12}{half}";
export const time = "{hour12}:{minute}{half}";

export const counts =
  /* @__PURE__ */ "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
export const and = " and ";
export const or = " or ";
export const colon = ": ";
export const semicolon = "; ";

export const countries: Language["countries"] = {};
export const citiesInUtc: Language["citiesInUtc"] = {};
export const legalNotice: Language["legalNotice"] = false;

export const letters = "ãí«»";
export const northernCyprus = "Northern Cyprus";
export const spaces: Language["spaces"] = [];
export const drawn =
  "(?:thread|warp|weft|cloth|loom|yarn|lane|band|reed|stitch|weave|woven)(?:e?s|ed|ing)?";
