const words = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  ...["nineteen", "twenty"],
];

/** A count as a sentence says it: "seven"; beyond twenty in digits. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** As a sentence begins with it: "Seven". */
export function atStart(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
