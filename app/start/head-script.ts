import { coverScript } from "../chrome/overlay.ts";
import { THEME } from "../chrome/theme.ts";

/**
 * Runs in the head, before the first paint. Applies the stored theme and sets `data-script` on the root: styles show
 * controls that need scripts only where it is "on". It is missing where no script runs or the browser is too old
 * (`inert` stands for its age alone), and "lost" if the first script fails or times out (boot.ts updates it later).
 * Removes the marks of the visit from a saved copy of the page. Covers the page where the path has changed. Must be
 * self-contained, because its source is inlined.
 */
export const headScript = [
  '{const e=document.documentElement,d=e.dataset,l=()=>{if(!("boot"in d))d.script="lost"};',
  "delete d.boot;delete d.covered;",
  `try{d.${THEME}=localStorage.${THEME}||""}catch{}`,
  'if("inert"in HTMLElement.prototype){d.script="on";',
  'addEventListener("error",l,!0);setTimeout(l,1e4);',
  `${coverScript}}}`,
].join("");
