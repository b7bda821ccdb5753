import { finishStyles } from "./css.ts";

/** A class, an animation or a custom property, where a finished stylesheet defines it. */
const DEFINED = /(?<=\.|@keyframes )[A-Za-z_][\w-]*|(?<=[{;])--[\w-]+(?=:)/g;
const NAME = /--[\w-]+|[A-Za-z_][\w-]*/g;
/** Where the stylesheet itself refers to an animation or a custom property. */
const REFERENCE = /(?<=var\()--[\w-]+|(?<=[{;]animation(?:-name)?:)[^;}]+/g;

const namesIn = (text: string) => text.match(NAME) ?? [];

/**
 * Finished styles without the parts that a document can never use: the classes, animations and custom properties that
 * neither its markup nor any of its scripts names. A name that is also a word of the text counts as used.
 */
export function usedStyles(css: string, texts: readonly string[]): string {
  const named = new Set(texts.flatMap(namesIn));
  let left = css;
  for (;;) {
    const referred = new Set((left.match(REFERENCE) ?? []).flatMap(namesIn));
    const unused = (left.match(DEFINED) ?? []).filter(
      (name) => !named.has(name) && !referred.has(name),
    );
    const fewer = finishStyles(left, unused);
    // A removed rule may have been the last to use something.
    if (fewer === left) return left;
    left = fewer;
  }
}
