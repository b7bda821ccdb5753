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
    equalAccess: { Checker: typeof Checker };
  }
}

/** Rules that put a question to a person, about any page: each was answered once, as said here. */
const asked = {
  style_color_misuse: "asked of every stylesheet; every-page.spec.ts answers it",
  style_highcontrast_visible: "asked of every stylesheet; every-page.spec.ts answers it",
  img_alt_background: "asked of hard-edged gradients, which are ornament",
  text_sensory_misuse: 'asked of words such as "left" in "9,944 is left"; they instruct nobody',
  text_block_heading: "asked of short lines: prices, and labels beside a figure",
  input_fields_grouped: "asked of any two fields of a form",
  element_tabbable_unobscured:
    "asked of what lies under something now, not when it has the focus: every-page.spec.ts",
  list_structure_proper: "does not know the div in a dl, which HTML allows; html-validate does",
};

/** Where a rule is wrong about an element, and why. */
const wrong: readonly { rule: string; about: string; because: string }[] = [
  {
    rule: "aria_content_in_landmark",
    about: "a[href='#main'], [role=status]",
    because: "a skip link comes before every landmark, and the overlay's status is of none",
  },
  {
    rule: "element_tabbable_visible",
    about: "a[href='#main']",
    because: "the skip link is seen once it has the focus: every-page.spec.ts",
  },
  {
    rule: "element_tabbable_role_valid",
    about: "section[tabindex='0']",
    because: "a box that scrolls must be reached by keyboard, as axe demands",
  },
  {
    rule: "fieldset_legend_valid",
    about: "fieldset:has(> legend)",
    because: "it counts a legend only where it is seen",
  },
  {
    rule: "input_label_visible",
    about: "button[aria-label], label + textarea",
    because: "an icon is the label that is seen; and it looks for labels of inputs alone",
  },
  {
    rule: "widget_tabbable_exists",
    about: "[inert], [inert] *",
    because: "it does not know inert",
  },
  {
    rule: "aria_child_tabbable",
    about: "[inert] *",
    because: "it does not know inert",
  },
  {
    rule: "aria_keyboard_handler_exists",
    about: "[role=tablist]",
    because: "React hears the keys at its root: code-tabs.spec.ts",
  },
  {
    rule: "text_contrast_sufficient",
    about: "h1 [data-shown]",
    because: "the lane behind the word is a pseudo-element: every-page.spec.ts",
  },
];

/** What IBM's Equal Access engine finds in what the selector finds, each finding in one line. */
export async function equalAccess(page: Page, within: string): Promise<string[]> {
  // Read in by the debugger, so the page's policy against foreign scripts stays as it is.
  await page.evaluate(`window.equalAccess ??= (() => { ${engine}; return ace; })(), 0`);
  return page.evaluate(
    async ({ asked, wrong, within }) => {
      const checker = new window.equalAccess.Checker();
      const root = within === "html" ? document : document.querySelector(within);
      if (!root) throw new Error(`There is no ${within}.`);
      const { results } = await checker.check(root, ["IBM_Accessibility"]);
      return results
        .filter(({ ruleId, value }) => value[1] !== "PASS" && !asked.includes(ruleId))
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
