import { dyes } from "../../app/content/dyes.ts";
import { hue } from "./palette.ts";
import type { Theme } from "./tokens.ts";

/** A reader's name for a hue, up to that many degrees of OKLCH. */
const words = [
  [33, "Red"],
  [75, "Orange"],
  [115, "Yellow"],
  [190, "Green"],
  [285, "Blue"],
  [340, "Purple"],
  [360, "Red"],
] as const;

/** One sentence for each dye that legends call by another hue's word than it has in `tokens.css`. */
export function dyeProblems(
  named: Readonly<Record<string, string>> = dyes,
  hueOf: (token: string, theme: Theme) => number = hue,
): string[] {
  return Object.entries(named).flatMap(([token, word]) =>
    (["light", "dark"] as const)
      .map((theme) => ({ theme, seen: words.find(([to]) => hueOf(token, theme) <= to)?.[1] }))
      .filter(({ seen }) => seen !== word)
      .map(
        ({ theme, seen }) =>
          `app/content/dyes.ts: legends say "${word}" for --${token}, which is ${seen?.toLowerCase()} in the ${theme} theme.`,
      ),
  );
}
