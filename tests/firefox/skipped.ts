/**
 * What is not run in Firefox: each by its name, with the reason. A browser decides on layout, focus, scroll,
 * history, dialogs, paper, storage and what a lost request does: these are tried in both. What a script
 * decides is the same in each, and is tried in Chromium, or in a unit test.
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
    /(?:accessibility|hydration|save-data|due-diligence)\.spec\.ts/,
    "Two engines read what both browsers make of a page; React compares, files are files, and Firefox states no wish to save data.",
  ],
  [
    /before-react\.spec\.ts.*(?:no control is shown|site's (?:script|styles) do|too old|boot: the page)/,
    "The same styles hide the same controls, whichever script is lost: the first and React's own stay.",
  ],
  [
    /carousel\.spec\.ts.*(?:reads 1\/3|Previous slide|Slide 3|Next slide|next from the last|rapid clicks|shown slide|also when|tab is hidden|pointer is over|until Play|after Pause|are announced)/,
    "Steps and holds of a reducer with tests of its own; the clock, a scroll, a swipe, a tap and the focus stay.",
  ],
  [
    /claims\.spec\.ts.*(?:by keyboard|own page|home page leads)/,
    "Links like any other: one mark is followed, and every row is landed on, in both.",
  ],
  [
    /code-tabs\.spec\.ts.*(?:that no sample has|every sample stands|nothing of it is fetched|\/api-documentation|cannot be fetched|storage is denied)/,
    "What is written down or fetched, whoever reads it; and the same tabs on a second page.",
  ],
  [
    /contact\.spec\.ts.*(?:each says what is wrong|that (?:are|is) allowed|says the same|as plain text|cut at 200|once it was sent|goes by itself|read out once|as JSON|a double click sends one|though it was stored|a refusal)/,
    "What is typed, sent and answered is judged by a script that knows no browser.",
  ],
  [
    /coverage\.spec\.ts.*(?:every other country|of Nigeria|of Togo|of Eswatini|320 by 480|1280 by 800|taken along|finds by name|finds nothing|narrowed|it follows|close by|until the pointer)/,
    "More of the same: one country, Sierra Leone, which failed here, and the narrowest window stay.",
  ],
  [
    /drawer\.spec\.ts.*(?:320x256|a press inside|where named details|where visibility|Close button|the open page|past the breakpoint)/,
    "The smaller of two windows; what Firefox has had since before its oldest version here; and more ways out.",
  ],
  [
    /event-picker\.spec\.ts.*(?:one family|family is chosen|clearing|as JSON|copies JSON|each copy|is listed in|is missing)/,
    "Lists made by the same script; what a pointer, a finger, a key and the clipboard do stays.",
  ],
  [
    /fade-in\.spec\.ts.*(?:before the page was told|first screen|ten screens|the focus inside|reduced motion|without IntersectionObserver)/,
    "Reckoned by the same script from what the observer says.",
  ],
  [
    /faults\.spec\.ts.*(?:\/pricing, whichever|gone after a deploy|answered by a page|another build's|gone elsewhere|far down|before it is taken|the shell throws|an old one|without IntersectionObserver)/,
    "The same way out for each loss: one of each kind, and a network that hangs, are tried in both.",
  ],
  [
    /fee-estimator\.spec\.ts.*(?:published vectors|one method|cannot be read|read out once|a round charge)/,
    "Sums and sentences of the same script; what the address and the keyboard do stays.",
  ],
  [
    /legal\.spec\.ts.*(?:terms-of-service|security-compliance|is named after|numbered in order|names every|dark theme|says where it leads)/,
    "Three texts have one layout, and one is looked at in both; names and numbers are read once.",
  ],
  [
    /menu-bar\.spec\.ts.*(?:names the panel|open page|hovering|outlasts|one is open|Enter opens|Space opens|coming back in time|click elsewhere|nor does)/,
    "Timers and counts of a reducer with tests of its own; each way in and out that moves the focus stays.",
  ],
  [
    /navigation\.spec\.ts.*(?:one title|hover or focus|\/about#blog)/,
    "What React writes into the head, what a script fetches, and a second page.",
  ],
  [
    /no-script\.spec\.ts.*(?:every part|read with all four|no control is shown|no other control)/,
    "What stands in the document for both.",
  ],
  [
    /not-found\.spec\.ts.*(?:every route answers|is logged|nearest first|however odd|answers 404|goes on and comes|offers pages)/,
    "What the server and the script answer is the same in both.",
  ],
  [
    /overlay\.spec\.ts.*(?:when the path changes|first page |whatever is loading|quick navigations|cannot be fetched|script that throws)/,
    "Phases of a reducer with tests of its own: the history, the time that is seen, the focus and one error stay.",
  ],
  [
    /settlement-planner\.spec\.ts.*(?:paid on|its assumption|is asked for|is not there)/,
    "Sums and sentences; the visitor's own day and the keyboard stay.",
  ],
  [
    /theme\.spec\.ts.*(?:takes the choice back|storage is denied|before React)/,
    "The same script keeps and applies the choice; the system's, another tab's and the cache's stay.",
  ],
  [
    /word\.spec\.ts.*(?:changes every|fades in|live region|with all four|reduced motion|1280 px)/,
    "The clock's words are the script's; that nothing moves is the browser's.",
  ],
];
