import {
  browserslistToTargets,
  Features,
  type MediaCondition,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";
import { browserslist } from "../targets.ts";
import { oklchToRgb } from "./oklch.ts";

/**
 * Already written out in the source, and each pass would add them again: the themes, and the two
 * prefixes that the targets need.
 */
const writtenOut = Features.LightDark | Features.VendorPrefixes;

/** Every pass must use the site's targets; otherwise it would undo the first one. */
function rewrite(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(browserslist),
    exclude: writtenOut,
    visitor,
  });
  // Lightning CSS does not parse values with custom properties, so their commas keep their spaces.
  return code.toString().replace(/"[^"]*"|,\s/g, (found) => (found.startsWith(",") ? "," : found));
}

/** Colours are written in OKLCH and shipped as sRGB, which every browser supports. */
const toSrgb: Visitor<never> = {
  Color(color) {
    if (typeof color === "string" || color.type !== "oklch") return undefined;
    const [r, g, b] = oklchToRgb(color);
    return { type: "rgb", r, g, b, alpha: color.alpha };
  },
};

/** The whole site's styles, ready to ship. */
export function finishStyles(css: string): string {
  return rewrite(css, toSrgb);
}

/** What selectors can match in a document. */
interface Inventory {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** Attributes set by a browser or by the head script; all others appear after hydration. */
const nativelySet = ["open", "data-theme", "data-script", "data-boot"];

function inventory(html: string): Inventory {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const attributes = new Set(nativelySet);
  for (const [, tag = "", rest = ""] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    tags.add(tag);
    const bare = rest.replace(/="[^"]*"/g, "").trim();
    for (const name of bare.split(/\s+/)) attributes.add(name);
    const [, names = ""] = rest.match(/\sclass="([^"]*)"/) ?? [];
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return { classes, tags, attributes };
}

/**
 * The part of the site's styles that one document can use, in every state before hydration: a rule
 * stays if its classes, elements and attributes exist in the document, whatever their values. What
 * only answers a pointer or a scroll, or eases a change, waits for the whole stylesheet, as React does.
 */
export function stylesFor(html: string, css: string): string {
  const document = inventory(html);
  const kept = rewrite(css, {
    Rule: {
      style: (rule) =>
        rule.value.selectors.some((selector) => canMatch(selector, document)) ? undefined : [],
      media: ({ value: { query } }) =>
        query.mediaQueries.every(({ condition }) => asksForHover(condition)) ? [] : undefined,
      supports: ({ value: { condition } }) =>
        condition.type === "declaration" && condition.propertyId.property === "animation-timeline"
          ? []
          : undefined,
    },
    Selector: (selector) => (canMatch(selector, document) ? undefined : []),
    Declaration: { transition: () => [] },
  });
  return dropUnusedProperties(dropUnusedKeyframes(dropEmpty(kept)));
}

/** Feedback is all that `(hover: hover)` contains: what a pointer opens, a tap opens too. */
const asksForHover = (condition: MediaCondition | null | undefined): boolean =>
  condition?.type === "feature" && condition.value.name === "hover";

function canMatch(selector: Selector, document: Inventory): boolean {
  return selector.every((component) => componentCanMatch(component, document));
}

function componentCanMatch(component: SelectorComponent, document: Inventory): boolean {
  switch (component.type) {
    case "class":
      return document.classes.has(component.name);
    case "type":
      return document.tags.has(component.name);
    case "attribute":
      return document.attributes.has(component.name);
    case "pseudo-class":
      return component.kind === "is" || component.kind === "where" || component.kind === "has"
        ? component.selectors.some((selector) => canMatch(selector, document))
        : component.kind !== "active";
    default:
      return true;
  }
}

function dropEmpty(css: string): string {
  const without = css.replace(/@(?:media|supports|layer)[^{};]+\{\}/g, "");
  return without === css ? css : dropEmpty(without);
}

function dropUnusedKeyframes(css: string): string {
  const rest = css.replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
    new RegExp(`\\b${name}\\b`).test(rest) ? rule : "",
  );
}

/** Removes custom properties that no rule of the document reads; each removal can leave others unread. */
function dropUnusedProperties(css: string): string {
  const unused = [...css.matchAll(/(--[\w-]+):/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(`var\\(${name}[,)]`).test(css));
  if (unused.length === 0) return css;
  const kept = rewrite(css, {
    Declaration: {
      custom: ({ name }) => (unused.includes(name) ? [] : undefined),
    },
  });
  return dropUnusedProperties(dropEmpty(kept));
}
