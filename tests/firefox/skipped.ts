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
    /(?:hydration|save-data|due-diligence)\.spec\.ts|settlement-planner\.spec\.ts.*(?:paid on|its assumption)/,
    "React's own comparison, a wish that Firefox cannot state, files, and sums: no browser changes them.",
  ],
  [
    /fee-estimator\.spec\.ts.*(?:published vectors|one method|cannot be read|read out once)/,
    "Sums and sentences of the same script; what the address and the keyboard do stays.",
  ],
  [
    /event-picker\.spec\.ts.*(?:one family|family is chosen|clearing|as JSON|copies JSON|each copy)/,
    "Lists made by the same script; what a pointer, a finger, a key and the clipboard do stays.",
  ],
  [
    /code-tabs\.spec\.ts.*(?:that no sample has|every sample stands|nothing of it is fetched)/,
    "What is written down or fetched, whoever reads it.",
  ],
  [
    /not-found\.spec\.ts.*(?:every route answers|is logged|nearest first|however odd|answers 404)/,
    "What the server and the script answer is the same in both.",
  ],
  [
    /faults\.spec\.ts.*on \/pricing, whichever it is/,
    "A second page whose scripts are lost one by one.",
  ],
  [
    /legal\.spec\.ts.*(?:terms-of-service|security-compliance|is named after|numbered in order|names every)/,
    "Three texts have one layout, and one is looked at in both; names and numbers are read once.",
  ],
  [
    /faults\.spec\.ts.*(?:gone after a deploy|answered by a page|gone elsewhere|far down|before it is taken)/,
    "The same way out for each loss: one of them, and a network that hangs, are tried in both.",
  ],
  [
    /drawer\.spec\.ts.*(?:320x256|a press inside|where named details|where visibility)/,
    "The smaller of two windows; and what Firefox has had since before its oldest version here.",
  ],
  [
    /menu-bar\.spec\.ts.*(?:Space opens|coming back in time|click elsewhere|nor does)/,
    "Timers and counts of a reducer with tests of its own; each way in and out stays.",
  ],
  [
    /carousel\.spec\.ts.*(?:reads 1\/3|Previous slide|Slide 3|next from the last|also when|after Pause|are announced)/,
    "Steps of a reducer with tests of its own; each way to move and to stop it stays.",
  ],
  [
    /word\.spec\.ts.*(?:fades in|live region|with all four|1280 px)/,
    "What is written in the page, and a width that the other one bounds.",
  ],
  [
    /coverage\.spec\.ts.*(?:every other country|of Nigeria|of Togo|320 by 480|1280 by 800|taken along|finds by name)/,
    "More of the same: one country and the narrowest window stay, and Sierra Leone, which failed here.",
  ],
  [
    /fade-in\.spec\.ts.*(?:before the page was told|ten screens|without IntersectionObserver)/,
    "Reckoned by the same script from what the observer says.",
  ],
  [
    /no-script\.spec\.ts.*(?:every part|read with all four|no control is shown|no other control)/,
    "What stands in the document for both.",
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
