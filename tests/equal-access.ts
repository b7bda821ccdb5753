import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";
import { inject } from "./inject.ts";

const engine = readFileSync(
  fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")),
  "utf8",
);

declare global {
  interface Window {
    ace: { Checker: typeof Checker };
  }
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

/** Elements for which a rule is wrong, and why. */
const wrong: readonly { rule: string; about: string; because: string }[] = [
  {
    rule: "element_attribute_deprecated",
    about: "meta[http-equiv]",
    because: "HTML has it, and Content Security Policy is stated with it",
  },
  {
    rule: "aria_content_in_landmark",
    about: "a[href='#main']",
    because: "a skip link comes before every landmark",
  },
  {
    rule: "element_tabbable_visible",
    about: "a[href='#main']",
    because: "the skip link is visible when focused: every-page.spec.ts",
  },
  {
    rule: "element_tabbable_visible",
    about: "[aria-roledescription=slide] a",
    because: "a slide comes into view when one of its links is focused: journeys/home.journey.ts",
  },
  {
    rule: "element_tabbable_role_valid",
    about: "section[tabindex='0']",
    because: "a box that scrolls must be reached by keyboard, as axe demands",
  },
  {
    rule: "input_label_visible",
    about: "button[aria-label], label + textarea",
    because: "an icon is the visible label; and it looks for labels of inputs only",
  },
  {
    rule: "widget_tabbable_exists",
    about: "[inert], [inert] *",
    because: "it does not know inert",
  },
  {
    rule: "widget_tabbable_exists",
    about: "article a[tabindex='-1']",
    because:
      "a clause's number: there are dozens, and by keyboard the contents lead to every section",
  },
  {
    rule: "aria_child_tabbable",
    about: "[inert] *",
    because: "it does not know inert",
  },
  {
    rule: "aria_keyboard_handler_exists",
    about: "[role=tablist]",
    because: "React listens for keys at its root: code-tabs.spec.ts",
  },
  {
    rule: "aria_keyboard_handler_exists",
    about: "[role=radiogroup]",
    because: "its radio buttons are the browser's own",
  },
  ...[
    "heading_content_exists",
    "aria_accessiblename_exists",
    "label_content_exists",
    "a_text_purpose",
  ].map((rule) => ({
    rule,
    about: ":has(> [role=none])",
    because: "it leaves out text in role=none, which ARIA keeps; axe reads it",
  })),
  {
    rule: "a_target_warning",
    about: ":root:not([lang=en]) a",
    because: "it knows the warning in English only",
  },
  {
    rule: "text_contrast_sufficient",
    about: "p.small.soft:has(> b), p.small.soft:has(> b) *",
    because: "its gradient is hard-edged, and lies beside the words",
  },
  {
    rule: "text_contrast_sufficient",
    about: "option",
    because: "the gradients of its select are the arrow, beside the words",
  },
  {
    rule: "text_contrast_sufficient",
    about: "h1 [data-shown], section > .dyed + p",
    because:
      "the lane behind the words is a pseudo-element; word.spec.ts measures the same two colours",
  },
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
              ({ rule, about }) =>
                rule === ruleId && node instanceof Element && node.matches(about),
            ),
        )
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
    },
    { asked: Object.keys(asked), wrong, within },
  );
}
