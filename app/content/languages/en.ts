import type { Language } from "./language.ts";

/** Times of day and short days are as the specification and the editorial standard write them. */
export const english: Language = {
  code: "en",
  name: "English",
  prefix: "",
  offer: "This page in English",
  close: "Close",
  locale: "en_GB",

  group: ",",
  decimal: ".",
  million: "M",
  billion: "B",

  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysInShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: [
    ...["January", "February", "March", "April", "May", "June"],
    ...["July", "August", "September", "October", "November", "December"],
  ],
  longDate: "{month} {day}, {year}",
  shortDay: "{weekday} {day} {month}",
  wholeHour: "{hour12}{half}",
  time: "{hour12}:{minute}{half}",

  counts: [
    ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"],
    ...["eighteen", "nineteen", "twenty"],
  ],
  and: " and ",
  or: " or ",
  colon: ": ",
  semicolon: "; ",

  currency: { code: "NGN", name: "naira" },

  letters: "ãí«»",
  northernCyprus: "Northern Cyprus",
  spaces: [],
  drawn: "(?:thread|warp|weft|cloth|loom|yarn|lane|band|reed|stitch|weave|woven)(?:e?s|ed|ing)?",
};
