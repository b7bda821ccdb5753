import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Draft,
  emptyDraft,
  type FieldName,
  fieldNames,
  rulesOf,
  subjectFrom,
  validate,
} from "./message.ts";

const valid: Draft = {
  ...emptyDraft,
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  subject: "Settling in KES",
  message: "We collect in Lagos.",
};
const errorsOf = (part: Partial<Draft>) => {
  const result = validate({ ...valid, ...part });
  return "errors" in result ? result.errors : {};
};

describe("the rules and messages of the specification", () => {
  const cases: readonly [FieldName, string, string | undefined][] = [
    ["name", "", "Name is required"],
    ["name", "   ", "Name is required"],
    ["name", "\u200b\u2060\ufeff", "Name is required"],
    ["name", "\u2800\u3164\u00ad", "Name is required"],
    ["name", "a".repeat(100), undefined],
    ["name", ` ${"a".repeat(100)} `, undefined],
    ["name", "a".repeat(101), "Name must be less than 100 characters"],
    ["name", "\u{1f600}".repeat(50), undefined],
    ["name", "\u{1f600}".repeat(51), "Name must be less than 100 characters"],
    ["email", "", "Invalid email address"],
    ["email", "a@b", "Invalid email address"],
    ["email", "a b@c.example", "Invalid email address"],
    ["email", "@c.example", "Invalid email address"],
    ["email", "a@-c.example", "Invalid email address"],
    ["email", "o'neil+x@sub.example.ie", undefined],
    ["email", " a@b.co ", undefined],
    ["email", "zoë@bücher.example", undefined],
    ["email", `${"a".repeat(243)}@shop.example`, "Email must be less than 255 characters"],
    ["email", `${"a".repeat(242)}@shop.example`, undefined],
    ["company", "a".repeat(100), undefined],
    ["company", "a".repeat(101), "Company name must be less than 100 characters"],
    ["phone", "1".repeat(20), undefined],
    ["phone", "1".repeat(21), "Phone number must be less than 20 characters"],
    ["subject", "", "Subject is required"],
    ["subject", "a".repeat(200), undefined],
    ["subject", "a".repeat(201), "Subject must be less than 200 characters"],
    ["message", "a".repeat(9), "Message must be at least 10 characters"],
    ["message", ` ${"a".repeat(9)} `, "Message must be at least 10 characters"],
    ["message", "a".repeat(10), undefined],
    ["message", "a".repeat(1000), undefined],
    ["message", "a".repeat(1001), "Message must be less than 1000 characters"],
    ["message", "a".repeat(10_000), "Message must be less than 1000 characters"],
  ];
  test.each(cases)("%s: %j", (name, value, message) => {
    expect(errorsOf({ [name]: value })).toEqual(message ? { [name]: message } : {});
  });
});

test.each(fieldNames)("the texts of %s name its limits", (name) => {
  const { limit, long, least = 0, wrong = "", asked } = rulesOf(name);
  expect(long).toContain(` ${limit} `);
  if (least > 1) expect(wrong).toContain(` ${least} `);
  if (asked) expect(asked).toMatch(new RegExp(`^${least} to ${limit} `));
});

test("every field that is wrong is named at once", () => {
  expect(Object.keys(errorsOf({ name: "", email: "x", subject: "", message: "" }))).toEqual([
    "name",
    "email",
    "subject",
    "message",
  ]);
});

test("a message is trimmed, and what is optional is left out when it is empty", () => {
  expect(validate({ ...valid, name: " Adaeze ", company: " " })).toEqual({
    message: {
      ...Object.fromEntries(fieldNames.map((name) => [name, valid[name] || undefined])),
      name: "Adaeze",
    },
  });
});

const text = fc.string({ unit: "binary", maxLength: 1200 });
const drafts = fc.record(
  Object.fromEntries(fieldNames.map((name) => [name, text])),
) as fc.Arbitrary<Draft>;

test("never throws, never cuts: it is an error or it is all there", () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const result = validate(draft);
      if ("errors" in result) {
        expect(Object.values(result.errors).length).toBeGreaterThan(0);
        return;
      }
      for (const [name, value] of Object.entries(result.message)) {
        expect(draft[name as FieldName].trim()).toBe(value ?? draft[name as FieldName].trim());
      }
    }),
  );
});

describe("a subject from the address", () => {
  test("is plain text, whatever it holds", () => {
    const subject = "<b>50% & more?</b> #1";
    expect(subjectFrom(`?subject=${encodeURIComponent(subject)}`)).toBe(subject);
    expect(subjectFrom("")).toBe("");
    expect(subjectFrom("?subject=%E0%A4%A")).toMatch(/./);
  });

  test("is cut at 200, never inside a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (subject) => {
        const cut = subjectFrom(`?subject=${encodeURIComponent(subject)}`);
        expect(cut.length).toBeLessThanOrEqual(200);
        expect(subject.startsWith(cut)).toBe(true);
        expect(cut).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });
});
