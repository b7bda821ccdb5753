import { expect, test } from "vitest";
import { answerPage } from "./answer-page.ts";
import { emptyDraft, fieldNames, ofFields } from "./form.ts";
import { english } from "./testing/answers.ts";

test("says what is wrong, where it is wrong, and nothing about the rest", () => {
  const html = answerPage(english, emptyDraft, { name: "d'abord & name" });
  expect(html).toContain('<h1>Wrong</h1><ul><li><a href="#name">d\'abord &#38; name</a></li></ul>');
  expect(html.match(/d'abord &#38; name/g)).toHaveLength(2);
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
  expect(html).toContain('<input name="name" value="" aria-invalid="true">');
});

test.each(['"><script>alert(1)</script>', "$& $1 $`", "{{email}} {{value}} {{errors}}", "\n\na"])(
  "what was typed comes back as text: %j",
  (value) => {
    const draft = ofFields(() => value);
    const html = answerPage(english, draft, { subject: "Subject is required" });
    const typed = value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    expect(html.split(` value="${typed}"`)).toHaveLength(fieldNames.length);
    expect(html).toContain(`>\n${typed}</textarea>`);
    expect(html).not.toContain("<script>");
  },
);
