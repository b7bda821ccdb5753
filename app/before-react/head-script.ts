import { THEME } from "./theme.ts";

/**
 * Runs in the head, before anything is painted. Applies the stored theme, and marks the root
 * with `data-script`: styles show what only works with scripts where it is "on". It is missing
 * where no script runs, or the browser is older than the site's targets, and "lost" once the
 * first script has failed or kept everyone waiting (boot.ts goes on from there).
 * Self-contained: its source is inlined.
 */
export const headScript = [
  '{const d=document.documentElement.dataset,l=()=>"boot"in d||(d.script="lost");',
  `try{d.${THEME}=localStorage.${THEME}||""}catch{}`,
  'if("inert"in HTMLElement.prototype){d.script="on";',
  'addEventListener("error",l,!0);setTimeout(l,1e4)}}',
].join("");
