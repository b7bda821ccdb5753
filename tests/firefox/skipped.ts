/**
 * Tests that do not run in Firefox, by name, with the reason. What depends on the browser (layout, focus,
 * scroll, history, dialogs, print, storage, lost requests) is tested in both. What only depends on a script
 * is tested once, in Chromium or in a unit test.
 */
export const skipped: readonly [name: RegExp, reason: string][] = [
  [
    /fonts that arrive late move nothing|a font that would have moved the page/,
    "Firefox does not report layout shifts, and the script that applies fonts does not depend on the browser.",
  ],
  [
    /they are requested again|restored from the back\/forward cache requests them/,
    "Firefox remembers until the next document that a module failed to load: the page keeps its fallback.",
  ],
  [
    /(?:accessibility|hydration|save-data|due-diligence)\.spec\.ts/,
    "Names, roles, files and hydration are the same in both browsers, and Firefox has no setting to save data.",
  ],
  [
    /before-react\.spec\.ts.*(?:no control is shown|site's (?:script|styles) do|too old|boot: the page)/,
    "The same styles hide the same controls, whichever script is lost: the first script and React are still tested.",
  ],
  [
    /carousel\.spec\.ts.*(?:reads 1\/3|Previous slide|Slide 3|Next slide|after the last slide comes|rapid clicks|shown slide|also if|tab is hidden|pointer is over|until Play|after Pause|are announced)/,
    "The reducer has unit tests; the clock, a scroll, a swipe, a tap and the focus are still tested.",
  ],
  [
    /claims\.spec\.ts.*(?:by keyboard|own page|home page leads)/,
    "Ordinary links: following one mark and reaching every row are still tested.",
  ],
  [
    /code-tabs\.spec\.ts.*(?:ignored if no sample|every sample under|fetches no samples|\/api-documentation|cannot be fetched|storage is denied)/,
    "Documents and requests are the same in both; and the second page has the same tabs.",
  ],
  [
    /contact\.spec\.ts.*(?:each says what is wrong|that (?:are|is) allowed|field is unchanged|as plain text|cut at 200|once it is sent|disappears by itself|announced once|as JSON|a double click sends one|although it was stored|a refusal)/,
    "Validation, requests and responses do not depend on the browser.",
  ],
  [
    /coverage\.spec\.ts.*(?:every other country|of Nigeria|of Togo|of Eswatini|320 by 480|1280 by 800|can be downloaded|finds by name|finds nothing|narrowed|tooltip follows|close by|until the pointer)/,
    "One country (Sierra Leone, which once failed in Firefox) and the narrowest viewport are still tested.",
  ],
  [
    /drawer\.spec\.ts.*(?:320x256|a press inside|where named details|where visibility|Close button|the open page|past the breakpoint)/,
    "One of two viewports; features that every supported Firefox has; and further ways to close the drawer.",
  ],
  [
    /event-picker\.spec\.ts.*(?:one family|family is chosen|clearing|as JSON|copies JSON|each copy|is listed in|is missing)/,
    "The same script makes the lists; pointer, touch, keyboard and clipboard are still tested.",
  ],
  [
    /fade-in\.spec\.ts.*(?:before the observer reported|first screen|ten screens|the focus inside|reduced motion|without IntersectionObserver)/,
    "The same script decides this from what the observer reports.",
  ],
  [
    /faults\.spec\.ts.*(?:\/pricing, whichever|gone after a deploy|answered by a page|another build's|navigated elsewhere|far down|before hydration|the shell throws|an old one|without IntersectionObserver)/,
    "Each failure has the same fallback: one of each kind and a network that hangs are still tested.",
  ],
  [
    /fee-estimator\.spec\.ts.*(?:published vectors|older addresses|invalid input|announced once|a round charge)/,
    "The same script calculates and writes the result; the address and the keyboard are still tested.",
  ],
  [
    /footer\.spec\.ts.*(?:on each page does|the bolt|headings and no controls)/,
    "Every page has the same footer, and Firefox does not animate by scroll.",
  ],
  [
    /pattern-maker\.spec\.ts.*(?:what is no code|without scripts)/,
    "The same script judges a code, and the document is the same in both.",
  ],
  [
    /header-action\.spec\.ts.*(?:moves nothing|has none|have none|there is none|px high)/,
    "Firefox does not report layout shifts, and the pages and widths do not depend on the browser.",
  ],
  [
    /legal\.spec\.ts.*(?:terms-of-service|security-compliance|is named after|numbered in order|names every|a printed link)/,
    "Three texts share one layout, of which one is still tested; names and numbers do not depend on the browser.",
  ],
  [
    /menu-bar\.spec\.ts.*(?:names the panel|open page|hovering|after the pointer leaves|one is open|Enter opens|Space opens|coming back in time|click elsewhere|nor does)/,
    "The reducer has unit tests; each way to open and close that moves the focus is still tested.",
  ],
  [
    /contact-inbox\.spec\.ts.*on another origin/,
    "Playwright cannot bypass the content security policy there, which the site's own build would change.",
  ],
  [
    /navigation\.spec\.ts.*(?:one title|hover or focus|\/about#blog)/,
    "The head and the requests do not depend on the browser; and the second page is like the first.",
  ],
  [
    /no-script\.spec\.ts.*(?:every part|read with all four|no control is shown|no other control)/,
    "The document is the same in both.",
  ],
  [
    /not-found\.spec\.ts.*(?:every route answers|is logged|nearest first|however odd|answers 404|leaving and coming|offers pages)/,
    "The server and the script respond the same in both.",
  ],
  [
    /overlay\.spec\.ts.*(?:when the path changes|first page |whatever is loading|quick navigations|cannot be fetched|script that throws)/,
    "The reducer has unit tests; the history, the visible time, the focus and one error are still tested.",
  ],
  [
    /settlement-planner\.spec\.ts.*(?:day of arrival|its assumption|an empty day|is hidden)/,
    "The same script calculates and writes the result; the visitor's own day and the keyboard are still tested.",
  ],
  [
    /theme\.spec\.ts.*(?:resets the choice|storage is denied|before React)/,
    "The same script stores and applies the choice; the system theme, another tab and the cache are still tested.",
  ],
  [
    /word\.spec\.ts.*(?:changes every|fades in|live region|with all four|reduced motion|1280 px)/,
    "The script changes the words; the browser decides whether the layout moves.",
  ],
];
