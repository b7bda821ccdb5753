import { describe, expect, test } from "vitest";
import { emptyDraft, fieldNames, rulesOf } from "../app/content/message.ts";
import { createFormPage } from "./form-page.ts";
import { builtForm, builtFormInFrench } from "./testing/built-form.ts";

const { page } = createFormPage(builtForm);

test("says what is wrong, where it is wrong, and nothing about the rest", () => {
  const html = page(emptyDraft, { name: "Name is required" });
  expect(html.match(/Name is required/g)).toHaveLength(2);
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
  expect(html).toContain('<div class="a" tabindex="-1" role="alert" autofocus>');
  expect(html).not.toMatch(/must be|id="failed"|id="busy"|id="email-error"/);
});

test.each(["failed", "busy"] as const)(
  "says why it is not stored (%s), and nothing about the fields",
  (why) => {
    const html = page(emptyDraft, why);
    expect(html).toContain(`id="${why}" role="alert" tabindex="-1" autofocus`);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).not.toMatch(/is required|must be|Wrong|aria-invalid/);
  },
);

describe("what was typed comes back as text", () => {
  test.each([
    '"><script>alert(1)</script>',
    "$& $1 $`",
    "Name is required",
    'name="email">',
    "\n\na",
  ])("%j", (value) => {
    const draft = Object.fromEntries(fieldNames.map((name) => [name, value])) as never;
    const html = page(draft, { subject: "Subject is required" });
    const typed = value
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;");
    expect(html.split(` value="${typed}">`)).toHaveLength(fieldNames.length);
    expect(html).toContain(`>\n${typed}</textarea>`);
    expect(html).not.toContain("<script>");
  });
});

test("knows the language of its page, and what that says about each field", () => {
  const { language, said } = createFormPage(builtForm);
  expect(language).toBe("en");
  for (const name of fieldNames) {
    const { long, wrong } = rulesOf(name);
    expect(said[name]).toEqual(wrong ? { long, wrong } : { long });
  }
  const french = createFormPage(builtFormInFrench);
  expect(french.language).toBe("fr");
  expect(french.said.name).toEqual({ long: "name : trop & long", wrong: "d'abord name" });
  const html = french.page(emptyDraft, { name: "d'abord name" });
  expect(html.match(/d'abord name/g)).toHaveLength(2);
  expect(html).not.toMatch(/trop|d&#x27;abord/);
});

test("a page of another build is refused", () => {
  expect(() => createFormPage(builtForm.replace('id="failed"', ""))).toThrow(
    "build the site again",
  );
  expect(() => createFormPage(builtForm.replace('name="phone"', ""))).toThrow(
    "build the site again",
  );
});
