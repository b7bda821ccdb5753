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
  // Lightning CSS calls no visitor that is named for a kind of rule here.
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
        const rule = (which: readonly Selector[]): Competitor => ({
          modules: new Set(which.flatMap(classesOf).flatMap((name) => moduleOf(name) ?? [])),
          weights: new Set(which.map(weightOf)),
          properties: new Set(all.map((each) => familyOf(nameOf(each)))),
        });
        const mustFollow = old.length > 0 && late.some((other) => competes(rule(old), other));
        const leftOut = old.length > 0 && all.some(isLeftOut);
        const mode: Mode =
          mustFollow || (added.length > 0 && leftOut)
            ? "whole"
            : added.length > 0
              ? "new"
              : leftOut
                ? "left out"
                : "none";
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

/** How much of a rule the later styles contain. */
type Mode = "none" | "new" | "left out" | "whole";

interface Competitor {
  readonly modules: ReadonlySet<string>;
  readonly weights: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
}

/** Whether order may decide between two rules. */
const competes = (a: Competitor, b: Competitor) =>
  [a.modules, a.weights, a.properties].every((set, index) => {
    const other = [b.modules, b.weights, b.properties][index];
    return [...set].some((each) => other?.has(each));
  });

/** Properties of one family can override each other: `margin` and `margin-block`, `inset` and `top`. */
function familyOf(property: string): string {
  if (property.startsWith("--")) return property;
  const [family = ""] = property.split("-");
  return ["top", "right", "bottom", "left"].includes(family) ? "inset" : family;
}

/** The selectors in brackets, as in `:is(...)`. */
function innerOf(component: SelectorComponent): readonly Selector[] {
  if (component.type !== "pseudo-class") return [];
  switch (component.kind) {
    case "is":
    case "where":
    case "not":
    case "has":
      return component.selectors;
    default:
      return [];
  }
}

function classesOf(selector: Selector): string[] {
  return selector.flatMap((component) =>
    component.type === "class" ? [component.name] : innerOf(component).flatMap(classesOf),
  );
}

type Specificity = readonly [ids: number, classes: number, types: number];

/** The specificity of a selector, comparable as text. */
function weightOf(selector: Selector): string {
  return specificity(selector).join();
}

function specificity(selector: Selector): Specificity {
  let [ids, classes, types] = [0, 0, 0];
  for (const component of selector) {
    if (component.type === "id") ids++;
    else if (component.type === "type" || component.type === "pseudo-element") types++;
    else if (component.type === "class" || component.type === "attribute") classes++;
    else if (component.type === "pseudo-class" && component.kind !== "where") {
      const [heaviest] = innerOf(component).map(specificity).sort(heavier);
      ids += heaviest?.[0] ?? 0;
      classes += heaviest?.[1] ?? 1;
      types += heaviest?.[2] ?? 0;
    }
  }
  return [ids, classes, types];
}

const heavier = (a: Specificity, b: Specificity) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2];

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

function nameOf(declaration: Declaration): string {
  if (declaration.property === "custom") return declaration.value.name;
  if (declaration.property === "unparsed") return declaration.value.propertyId.property;
  return declaration.property;
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
