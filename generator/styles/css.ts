import {
  browserslistToTargets,
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";
import { browserslist } from "../targets.ts";
import { type Competitor, competes, competitor } from "./cascade.ts";
import { oklchToRgb } from "./oklch.ts";
import {
  type Declaration,
  type RuleSelector,
  type Sheet,
  type StyleRule,
  writeSheet,
} from "./sheet.ts";

/**
 * Already written out in the source, and each pass would add them again: the themes, and the two
 * prefixes that the targets need.
 */
const writtenOut = Features.LightDark | Features.VendorPrefixes;

/** Every pass must use the site's targets; otherwise it would undo the first one. */
function rewrite(css: string, visitor: Visitor<never> = {}): string {
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

/** The rules of `sheet` that can match in `inventory`, and no keyframes or properties but theirs. */
export function stylesFor(inventory: Inventory, sheet: Sheet): string {
  const kept = choose(sheet, {
    rule({ selectors, declarations }, isFeedback) {
      if (isFeedback && !inventory.feedback) return undefined;
      return {
        selectors: selectors.filter(({ parts }) => canMatch(parts, inventory)),
        declarations: inventory.feedback
          ? declarations
          : declarations.filter(({ property }) => property !== "transition"),
      };
    },
  });
  return rewrite(withoutUnused(kept));
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
  sheet: Sheet,
  moduleOf: (className: string) => string | undefined,
): string {
  const before = stylesFor(present, sheet);
  const isLeftOut = ({ property }: Declaration) =>
    property.startsWith("--")
      ? !before.includes(`${property}:`)
      : !present.feedback && property.startsWith("transition");

  const late: Competitor[] = [];
  const added = choose(sheet, {
    rule({ selectors, declarations }, isFeedback) {
      const isOld = ({ parts }: RuleSelector) =>
        (present.feedback || !isFeedback) && canMatch(parts, present);
      const isNew = (each: RuleSelector) => !isOld(each) && canMatch(each.parts, wanted);
      const old = { selectors: selectors.filter(isOld), declarations };
      const again = competitor(old, moduleOf);
      const mustFollow = late.some((other) => competes(again, other));
      const leftOut = old.selectors.length > 0 ? declarations.filter(isLeftOut) : [];
      const hasNew = selectors.some(isNew);
      if (!hasNew && !mustFollow) return { ...old, declarations: leftOut };
      const isWhole = mustFollow || leftOut.length > 0;
      const rule = {
        selectors: selectors.filter((each) => isNew(each) || (isWhole && isOld(each))),
        declarations,
      };
      late.push(competitor(rule, moduleOf));
      return rule;
    },
    // The document has the typefaces and properties.
    verbatim: (text) => text.startsWith(KEYFRAMES) && !before.includes(text),
  });
  // It has the order of the layers, too.
  return rewrite(withoutUnused(added, before)).replace(/@layer [\w, ]+;/g, "");
}

const KEYFRAMES = "@keyframes ";
/** Only answers a pointer or a scroll: what a pointer opens by hovering, a tap opens too. */
const FEEDBACK = /^@media \(hover:hover\)$|^@supports \(animation-timeline:/;

interface Choice {
  /** What to keep of a rule. */
  rule(rule: StyleRule, isFeedback: boolean): Omit<StyleRule, "kind"> | undefined;
  verbatim?(text: string): boolean;
}

function choose(sheet: Sheet, choice: Choice, isFeedback = false): Sheet {
  return sheet.flatMap((node): Sheet => {
    if (node.kind === "verbatim") return (choice.verbatim?.(node.text) ?? true) ? [node] : [];
    if (node.kind === "block") {
      const inFeedback = isFeedback || FEEDBACK.test(node.prelude);
      return [{ ...node, nodes: choose(node.nodes, choice, inFeedback) }];
    }
    const kept = choice.rule(node, isFeedback);
    return kept?.selectors.length ? [{ kind: "rule", ...kept }] : [];
  });
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

/** Without keyframes and custom properties that nothing in `sheet` or in the styles `before` it uses. */
function withoutUnused(sheet: Sheet, before = ""): string {
  const text = writeSheet(sheet);
  const read = new Set([...(before + text).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rules = writeSheet(choose(sheet, { rule: (rule) => rule, verbatim: () => false }));
  const words = new Set(rules.match(/[\w-]+/g));
  const kept = choose(sheet, {
    rule: ({ selectors, declarations }) => ({
      selectors,
      declarations: declarations.filter(
        ({ property }) => !property.startsWith("--") || read.has(property),
      ),
    }),
    verbatim: (text) =>
      !text.startsWith(KEYFRAMES) || words.has(text.slice(KEYFRAMES.length, text.indexOf("{"))),
  });
  // Each removal can leave other properties unread.
  return writeSheet(kept) === text ? text : withoutUnused(kept, before);
}
