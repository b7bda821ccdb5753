/** Messages of the browser's own, on a page without faults. */
export const harmless: readonly RegExp[] = [
  // Firefox's words for a font that was still loading when the page was left.
  /^downloadable font: download failed/,
  // Chromium carries nothing over to a file, such as robots.txt.
  /ViewTransition opt-in disabled/,
  // Chromium gives up the transition between two pages and shows the next at once, where the window is resized or
  // another link is clicked meanwhile, or the next page was revealed before. It says so without scripts, too.
  /Transition was (?:aborted because of invalid state|skipped)/,
];
