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
    /carousel\.spec\.ts.*(?:also if|nobody can see|a choice stops)/,
    "The reducer has unit tests; the clock, a scroll, a swipe, a tap and the focus are still tested.",
  ],
  [
    /claims\.spec\.ts.*by keyboard/,
    "Ordinary links: following one mark and reaching every row are still tested.",
  ],
  [
    /code-tabs\.spec\.ts.*(?:\/api-documentation:|cannot be fetched|storage is denied)/,
    "Documents and requests are the same in both; and the second page has the same tabs.",
  ],
  [
    /contact\.spec\.ts.*(?:each rule says|as JSON)/,
    "Validation, requests and responses do not depend on the browser.",
  ],
  [
    /coverage\.spec\.ts.*(?:every other country|can be downloaded)/,
    "One country (Sierra Leone, which once failed in Firefox) and the narrowest viewport are still tested.",
  ],
  [
    /drawer\.spec\.ts.*(?:320x256|an older browser|the open page)/,
    "One of two viewports; features that every supported Firefox has; and further ways to close the drawer.",
  ],
  [
    /event-picker\.spec\.ts.*every event can be chosen/,
    "The same script makes the lists; pointer, touch, keyboard and clipboard are still tested.",
  ],
  [
    /fade-in\.spec\.ts.*(?:before the observer reported|first screen|none stays hidden)/,
    "The same script decides this from what the observer reports.",
  ],
  [
    /faults\.spec\.ts.*(?:\/pricing, whichever|another build's|answered by a page|navigated elsewhere|far down|before hydration|the shell throws|an old one|without IntersectionObserver)/,
    "Each failure has the same fallback: one of each kind and a network that hangs are still tested.",
  ],
  [
    /fee-estimator\.spec\.ts.*(?:published vectors|a round charge)/,
    "The same script calculates and writes the result; the address and the keyboard are still tested.",
  ],
  [
    /footer\.spec\.ts.*(?:on each page does|the bolt|headings and no controls)/,
    "Every page has the same footer, and Firefox does not animate by scroll.",
  ],
  [/pattern-maker\.spec\.ts.*without scripts/, "The document is the same in both."],
  [
    /header-action\.spec\.ts.*(?:moves nothing|has none|have none|px high)/,
    "Firefox does not report layout shifts, and the pages and widths do not depend on the browser.",
  ],
  [
    /legal\.spec\.ts.*(?:terms-of-service|security-compliance|twice as large)/,
    "Three texts share one layout, of which one is still tested, with text of the usual size.",
  ],
  [
    /menu-bar\.spec\.ts.*hovering opens/,
    "The reducer has unit tests; a click after a hover and the keyboard are still tested.",
  ],
  [
    /contact-inbox\.spec\.ts.*on another origin/,
    "Playwright cannot bypass the content security policy there, which the site's own build would change.",
  ],
  [/styles\.spec\.ts.*walk 2/, "One walk of ten pages is still taken, as in WebKit."],
  [
    /navigation\.spec\.ts.*(?:one title|hover or focus)/,
    "The head and the requests do not depend on the browser.",
  ],
  [
    /not-found\.spec\.ts.*(?:however odd|offers pages)/,
    "The server and the script respond the same in both.",
  ],
  [
    /overlay\.spec\.ts.*a script that throws/,
    "Whatever the error, the page is loaded in full: one error is still tested.",
  ],
  [/settlement-planner\.spec\.ts.*is hidden/, "The document is the same in both."],
  [
    /theme\.spec\.ts.*storage is denied/,
    "The same script applies the choice, stored or not; the rest is still tested.",
  ],
  [
    /word\.spec\.ts.*changes every/,
    "The script changes the words; the browser decides whether the layout moves.",
  ],
];
