/**
 * What is not run in Firefox: each by its name, with the reason and what stands for it. What a test
 * needs and BiDi lacks is no reason any more: `complete.ts` adds it.
 */
export const skipped: readonly [name: RegExp, reason: string][] = [
  [
    /fonts that arrive late move nothing|a font that would have moved the page/,
    "Firefox tells of no layout shifts, and the script that puts fonts on asks no browser's name.",
  ],
  [
    /they are asked for again|comes back from the browser's cache asks again at once/,
    "Firefox remembers until the next document that a module did not come: the page keeps what it says of that.",
  ],
  [
    /accessibility\.spec\.ts/,
    "Two engines read the names, roles and colours that both browsers make of the same page.",
  ],
  [
    /the rules (?:Name|Email|Company|Phone|Subject|Message), \d+ characters/,
    "What is typed is judged by a script that knows no browser; what may just be typed is sent in both.",
  ],
  [
    /with an endpoint (?!a reset connection|no connection at all).*(?:twice: the third attempt|is an error, keeps)/,
    "The same script reads every answer; a lost connection, which a browser words, stays.",
  ],
  [
    /posts the message once, as JSON/,
    "Playwright cannot read in Firefox what a request carries; that it comes, once and by its key, others ask.",
  ],
  [
    /says that it is sent if and only if/,
    "The same answers in other orders, for the script that counts them.",
  ],
];
