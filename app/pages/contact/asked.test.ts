import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyDraft, fields, validate } from "../../content/message.ts";
import { withQuestions } from "./asked.ts";

const { limit } = fields.message;
const question = fc
  .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 200 })
  .map((text) => `${text.trim()} so?`);
const lists = fc.uniqueArray(question, { maxLength: 30 });
const typed = fc.string({ unit: "grapheme-ascii", maxLength: limit }).map((text) => text.trim());
const draft = (message: string) => ({ ...emptyDraft, message });

test("questions come in whole, in order, and never push a typed text over the limit", () => {
  fc.assert(
    fc.property(lists, typed, (list, text) => {
      const { message, subject } = withQuestions(draft(text), [], list);
      expect(message.endsWith(text)).toBe(true);
      expect(message.trim().length).toBeLessThanOrEqual(Math.max(limit, text.length));
      const lines = message.slice(0, message.length - text.length).split("\n");
      const written = lines.filter(Boolean);
      expect(written).toEqual(
        list.slice(0, written.length).map((each, index) => `${index + 1}. ${each}`),
      );
      if (written.length > 1) expect(subject).toBe(`${written.length} questions`);
    }),
  );
});

test("a changed list changes its lines alone, and an emptied one leaves what was typed", () => {
  fc.assert(
    fc.property(lists, lists, typed, (was, now, text) => {
      const own = text.split("\n").some((line) => [...was, ...now].includes(line)) ? "" : text;
      const first = withQuestions(draft(own), [], was);
      expect(withQuestions(first, was, now)).toEqual(withQuestions(draft(own), [], now));
      expect(withQuestions(first, was, [])).toEqual(draft(own));
    }),
  );
});

test("one question is its subject; the visitor's own subject stays", () => {
  const one = withQuestions(emptyDraft, [], ["Is it?"]);
  expect(one.subject).toBe("Is it?");
  const two = withQuestions(one, ["Is it?"], ["Is it?", "Since when?"]);
  expect(two.subject).toMatch(/^2 /);
  expect(withQuestions({ ...two, subject: "Mine" }, ["Is it?"], []).subject).toBe("Mine");
  const complete = { ...two, name: "Ada", email: "ada@shop.example" };
  expect(validate(complete)).toHaveProperty("message");
});
