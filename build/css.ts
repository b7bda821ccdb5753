import { browserslistToTargets, type Selector, type SelectorComponent, transform, type Visitor } from "lightningcss";
import { oklchToRgb } from "./oklch.ts";

/** Browsers from 2022 on get the whole design; older ones the plain document. */
const targets = browserslistToTargets(["chrome 99", "firefox 97", "safari 15.4"]);

/** Colours are drawn in OKLCH and shipped as sRGB, which every browser reads. */
const toSrgb: Visitor<never> = {
  Color(color) {
    if (color.type !== "oklch") return undefined;
    const [r, g, b] = oklchToRgb(color as { l: number; c: number; h: number });
    return { type: "rgb", r, g, b, alpha: color.alpha as number };
  },
};

/** The whole site's styles, as they ship. */
export function finishStyles(css: string): string {
  const finished = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: toSrgb,
  });
  return finished.code.toString();
}

/** What a document holds, as far as selectors can ask for it. */
interface Inventory {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

function inventory(html: string): Inventory {
  const classes = new Set<string>();
  const tags = new Set<string>();
  for (const [, tag = "", rest = ""] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    tags.add(tag);
    const [, names = ""] = rest.match(/\sclass="([^"]*)"/) ?? [];
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return { classes, tags };
}

/**
 * The part of the site's styles that one document can ever use, in every state: a rule
 * stays when its classes and elements exist in the document, whatever their attributes.
 */
export function stylesFor(html: string, css: string): string {
  const document = inventory(html);
  const kept = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        style: (rule) =>
          rule.value.selectors.some((selector) => canMatch(selector, document)) ? undefined : [],
      },
      Selector: (selector) => (canMatch(selector, document) ? undefined : []),
    },
  }).code.toString();
  return dropUnusedKeyframes(dropEmpty(kept));
}

function canMatch(selector: Selector, document: Inventory): boolean {
  return selector.every((component) => componentCanMatch(component, document));
}

function componentCanMatch(component: SelectorComponent, document: Inventory): boolean {
  switch (component.type) {
    case "class":
      return document.classes.has(component.name);
    case "type":
      return document.tags.has(component.name);
    case "pseudo-class":
      return component.kind === "is" || component.kind === "where"
        ? component.selectors.some((selector) => canMatch(selector, document))
        : true;
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
