import { markPaths } from "../app/weave/mark-paths.ts";

/** The mark as a favicon: middle tones that hold on light and dark tabs alike. */
export function iconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><g fill="none" stroke-width="6"><path stroke="#344c8b" d="${markPaths.warps}"/><path stroke="#ca4012" d="${markPaths.weft}"/></g></svg>\n`;
}
