import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";

const engine = readFileSync(
  fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")),
  "utf8",
);

declare global {
  interface Window {
    ace: { Checker: typeof Checker };
  }
}

/**
 * Adds an engine to a document that does not have it yet. Through the debugger, so the content security
 * policy need not allow it.
 */
export async function inject(page: Page, name: "axe" | "ace", source: string): Promise<void> {
  if (!(await page.evaluate((name) => name in window, name))) await page.evaluate(`${source}; 0`);
}

/** Rules that need a person's answer on any page: each was answered once, as follows. */
const asked = {
  style_color_misuse: "asked of every stylesheet; every-page.spec.ts answers it",
  style_highcontrast_visible: "asked of every stylesheet; every-page.spec.ts answers it",
  img_alt_background: "asked of hard-edged gradients, which are decoration",
  text_sensory_misuse:
    'asked of words such as "left" in "9,944 is left"; which is not an instruction',
  text_block_heading: "asked of short lines: prices, and labels beside a figure",
  input_fields_grouped: "asked of any two fields of a form",
  element_tabbable_unobscured:
    "asked of what is covered now, not of what is covered when focused: every-page.spec.ts",
  list_structure_proper: "does not know the div in a dl, which HTML allows; html-validate does",
};

/** A rule, the elements for which it is wrong, and why. */
const wrong: readonly (readonly [rule: string, about: string, because: string])[] = [
  ["element_attribute_deprecated", "meta[http-equiv]", "HTML has it, and it states the policy"],
  ["aria_content_in_landmark", "a[href='#main']", "a skip link comes before every landmark"],
  ["element_tabbable_visible", "a[href='#main']", "it is visible when focused: every-page.spec.ts"],
  ["element_tabbable_visible", "[aria-roledescription=slide] a", "focused, it comes into view"],
  ["element_tabbable_role_valid", "section[tabindex='0']", "what scrolls is a tab stop, says axe"],
  ["input_label_visible", "button[aria-label], label + textarea", "an icon is a visible label"],
  ["widget_tabbable_exists", "[inert], [inert] *", "it does not know inert"],
  ["widget_tabbable_exists", "article a[tabindex='-1']", "the contents lead to each section"],
  ["aria_child_tabbable", "[inert] *", "it does not know inert"],
  ["aria_keyboard_handler_exists", "[role=tablist]", "React listens at its root"],
  ["aria_keyboard_handler_exists", "[role=radiogroup]", "its buttons are the browser's own"],
  ["heading_content_exists", ":has(> [role=none])", "ARIA keeps text in role=none, as axe does"],
  ["aria_accessiblename_exists", ":has(> [role=none])", "the same"],
  ["label_content_exists", ":has(> [role=none])", "the same"],
  ["a_text_purpose", ":has(> [role=none])", "the same"],
  ["a_target_warning", ":root:not([lang=en]) a", "it knows the warning in English only"],
  ["text_contrast_sufficient", "p.small.soft:has(> b), p.small.soft:has(> b) *", "hard gradient"],
  ["text_contrast_sufficient", "option", "the gradients of its select are the arrow"],
  ["text_contrast_sufficient", "h1 [data-shown], section > .dyed + p", "word.spec.ts measures it"],
];

/** The findings of IBM's Equal Access engine in the selected element, one line each. */
export async function equalAccess(page: Page, within: string): Promise<string[]> {
  await inject(page, "ace", engine);
  return page.evaluate(
    async ({ asked, wrong, within }) => {
      const checker = new window.ace.Checker();
      const root = within === "html" ? document : document.querySelector(within);
      if (!root) throw new Error(`No element matches ${within}.`);
      const rules = checker.getGuidelines().find(({ id }) => id === "IBM_Accessibility");
      if (!rules) throw new Error("The engine's rules have another name.");
      for (const checkpoint of rules.checkpoints) {
        checkpoint.rules = (checkpoint.rules ?? []).filter(({ id }) => !asked.includes(id));
      }
      checker.addGuideline({ ...rules, id: "unasked" });
      const { results } = await checker.check(root, ["unasked"]);
      return results
        .filter(({ value }) => value[1] !== "PASS")
        .filter(
          ({ ruleId, node }) =>
            !wrong.some(
              ([rule, about]) => rule === ruleId && node instanceof Element && node.matches(about),
            ),
        )
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
    },
    { asked: Object.keys(asked), wrong, within },
  );
}
