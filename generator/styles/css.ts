import {
  browserslistToTargets,
  type Declaration,
  Features,
  type Rule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";
import { browserslist } from "../targets.ts";
import { type Competitor, competes, competitor, nameOf } from "./cascade.ts";
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

/** What a selector may name. */
interface Names {
  has(name: string): boolean;
}
const anything: Names = { has: () => true };

/** What the selectors of a part of the site's styles can match. */
interface Inventory {
  readonly classes: Names;
  readonly tags: Names;
  readonly attributes: Names;
  /** Whether the part contains what only answers a pointer or a scroll, or eases a change. */
  readonly feedback: boolean;
}

/** Attributes set by a browser or by the head script; all others appear after hydration. */
const nativelySet = ["open", "data-theme", "data-script", "data-boot"];

/**
 * A document in every state before hydration: its classes, elements and attributes, whatever their
 * values. Feedback waits for React.
 */
export function inDocument(html: string): Inventory {
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
  return { classes, tags, attributes, feedback: false };
}

/** Everything that may ever stand on a page with these classes. */
export const withClasses = (classes: Names): Inventory => ({
  classes,
  tags: anything,
  attributes: anything,
  feedback: true,
});

/** The rules of `css` that can match in `inventory`, and no keyframes or properties but theirs. */
export function stylesFor(inventory: Inventory, css: string): string {
  const isPresent = (selector: Selector) => canMatch(selector, inventory);
  const kept = rewrite(css, {
    Rule: {
      style: ({ value }) => (value.selectors.some(isPresent) ? undefined : []),
      ...(!inventory.feedback && {
        media: (rule) => (isFeedback(rule) ? [] : undefined),
        supports: (rule) => (isFeedback(rule) ? [] : undefined),
      }),
    },
    Selector: (selector) => (isPresent(selector) ? undefined : []),
    ...(!inventory.feedback && { Declaration: { transition: () => [] } }),
  });
  return withoutUnused(kept);
}

/**
 * What the styles for `wanted` add to those for `present`, so that both together style a page as the
 * whole does: the rules that are new, what was left out of the present ones, and those present rules
 * that must still override a new one (`moduleOf` gives the module of a class: only rules of one module
 * compete).
 */
export function stylesBeyond(
  present: Inventory,
  wanted: Inventory,
  css: string,
  moduleOf: (className: string) => string | undefined,
): string {
  const before = stylesFor(present, css);
  const isPresent = (selector: Selector) => canMatch(selector, present);
  const isLeftOut = (declaration: Declaration) => {
    const name = nameOf(declaration);
    if (name.startsWith("--")) return !before.includes(`${name}:`);
    return !present.feedback && name.startsWith("transition");
  };

  /** The depth in blocks of feedback that the present styles do not have. */
  let depth = 0;
  const enter = (rule: MediaRule | SupportsRule) => {
    if (!present.feedback && isFeedback(rule)) depth++;
  };
  // Where a rule ends, Lightning CSS calls only a visitor for all kinds of rules.
  const leave = (rule: Rule) => {
    if (rule.type !== "media" && rule.type !== "supports") return;
    if (!present.feedback && isFeedback(rule)) depth--;
  };
  const isNew = (selector: Selector) =>
    canMatch(selector, wanted) && !(isPresent(selector) && depth === 0);

  const modes: Mode[] = [];
  const late: Competitor[] = [];
  rewrite(css, {
    Rule: {
      media: enter,
      supports: enter,
      style({ value: { selectors, declarations } }) {
        const all = [
          ...(declarations?.declarations ?? []),
          ...(declarations?.importantDeclarations ?? []),
        ];
        const added = selectors.filter(isNew);
        const old = selectors.filter((selector) => isPresent(selector) && !isNew(selector));
        const rule = (which: readonly Selector[]) => competitor(which, all, moduleOf);
        const again = rule(old);
        const mustFollow = old.length > 0 && late.some((other) => competes(again, other));
        const leftOut = old.length > 0 && all.some(isLeftOut);
        const mode = modeOf(added.length > 0, leftOut, mustFollow);
        modes.push(mode);
        if (mode === "whole") late.push(rule([...old, ...added]));
        if (mode === "new") late.push(rule(added));
      },
    },
    RuleExit: leave,
  });

  let index = -1;
  const mode = () => modes[index];
  const rest = rewrite(css, {
    Rule: {
      "font-face": () => [],
      property: () => [],
      media: enter,
      supports: enter,
      style() {
        index++;
        return mode() === "none" ? [] : undefined;
      },
      keyframes: ({ value }) =>
        before.includes(`@keyframes ${value.name.value}{`) ? [] : undefined,
    },
    RuleExit: leave,
    Selector(selector) {
      const kept = {
        none: false,
        new: isNew(selector),
        "left out": isPresent(selector),
        whole: isPresent(selector) || isNew(selector),
      };
      return kept[mode() ?? "none"] ? undefined : [];
    },
    Declaration: (declaration) =>
      mode() === "left out" && !isLeftOut(declaration) ? [] : undefined,
  });
  // The order of the layers is known by then.
  return withoutUnused(rest, before).replace(/@layer [\w, ]+;/g, "");
}

/** How much of a rule the later styles contain: selectors, or of the present ones some declarations. */
type Mode = "none" | "new" | "left out" | "whole";

function modeOf(hasNew: boolean, leftOut: boolean, mustFollow: boolean): Mode {
  if (mustFollow || (hasNew && leftOut)) return "whole";
  if (hasNew) return "new";
  return leftOut ? "left out" : "none";
}

type MediaRule = Extract<Rule, { type: "media" }>;
type SupportsRule = Extract<Rule, { type: "supports" }>;

/** Feedback is all that `(hover: hover)` contains: what a pointer opens, a tap opens too. */
function isFeedback(rule: MediaRule | SupportsRule): boolean {
  if (rule.type === "media") {
    return rule.value.query.mediaQueries.every(
      ({ condition }) => condition?.type === "feature" && condition.value.name === "hover",
    );
  }
  const { condition } = rule.value;
  return condition.type === "declaration" && condition.propertyId.property === "animation-timeline";
}

function canMatch(selector: Selector, inventory: Inventory): boolean {
  return selector.every((component) => componentCanMatch(component, inventory));
}

function componentCanMatch(component: SelectorComponent, inventory: Inventory): boolean {
  switch (component.type) {
    case "class":
      return inventory.classes.has(component.name);
    case "type":
      return inventory.tags.has(component.name);
    case "attribute":
      return inventory.attributes.has(component.name);
    case "pseudo-class":
      return component.kind === "is" || component.kind === "where" || component.kind === "has"
        ? component.selectors.some((selector) => canMatch(selector, inventory))
        : component.kind !== "active" || inventory.feedback;
    default:
      return true;
  }
}

/** Without keyframes and custom properties that nothing in `css` or in the styles `before` it uses. */
function withoutUnused(css: string, before = ""): string {
  return dropUnusedProperties(dropUnusedKeyframes(dropEmpty(css)), before);
}

function dropEmpty(css: string): string {
  const without = css.replace(/@(?:media|supports|layer|container)[^{};]+\{\}/g, "");
  return without === css ? css : dropEmpty(without);
}

function dropUnusedKeyframes(css: string): string {
  const rest = css.replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
    new RegExp(`\\b${name}\\b`).test(rest) ? rule : "",
  );
}

/** Each removal can leave other properties unread. */
function dropUnusedProperties(css: string, before: string): string {
  const unused = [...css.matchAll(/(--[\w-]+):/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(`var\\(${name}[,)]`).test(before + css));
  if (unused.length === 0) return css;
  const kept = rewrite(css, {
    Declaration: {
      custom: ({ name }) => (unused.includes(name) ? [] : undefined),
    },
  });
  return dropUnusedProperties(dropEmpty(kept), before);
}
