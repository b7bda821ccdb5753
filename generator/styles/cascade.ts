import type { Selector, SelectorComponent } from "lightningcss";
import type { StyleRule } from "./sheet.ts";

/** What decides between rules that match the same element. */
export interface Competitor {
  readonly modules: ReadonlySet<string>;
  readonly weights: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
}

/** Whether order may decide between two rules. */
export const competes = (a: Competitor, b: Competitor) =>
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

/** A rule's part in the cascade. */
export function competitor(
  { selectors, declarations }: Omit<StyleRule, "kind">,
  moduleOf: (className: string) => string | undefined,
): Competitor {
  const parts = selectors.map((each) => each.parts);
  return {
    modules: new Set(parts.flatMap(classesOf).flatMap((name) => moduleOf(name) ?? [])),
    weights: new Set(parts.map(weightOf)),
    properties: new Set(declarations.map(({ property }) => familyOf(property))),
  };
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
