import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, fields, validate } from "../../content/message.ts";
import {
  type ContactEvent,
  contactAtRest,
  contactReducer,
  withQuestions,
} from "./contact-state.ts";

const text = {
  ...emptyDraft,
  name: "Ada",
  email: "ada@shop.example",
  subject: "KES",
  message: "0123456789",
};
const after = (...events: readonly ContactEvent[]) => events.reduce(contactReducer, contactAtRest);
const send = { type: "send", text, key: "k", at: 9 } as const;
const show = { type: "show", text: emptyDraft, replyTo: text.email } as const;

/** The module, as after the page was loaded. */
function loaded() {
  vi.resetModules();
  return import("./kept.ts");
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

test("what failed may be sent again unchanged, and is kept with later edits", () => {
  const failed = after(send, { type: "settle", outcome: "failed" }, { ...show, text });
  expect(failed).toMatchObject({ answered: false, notice: "failed", kept: { text } });
  const later = { ...text, message: "Later, and longer" };
  expect(contactReducer(failed, { type: "edit", text: later }).kept.text).toEqual(later);
});

test("of what was sent only subject and time are kept, and other text stays", async () => {
  const { recall, store } = await loaded();
  const edited = { ...text, message: "typed meanwhile" };
  store(after(send, { type: "edit", text: edited }, { type: "settle", outcome: "sent" }).kept);
  expect(recall().text).toEqual({ ...emptyDraft, message: "typed meanwhile" });
  expect(recall().last).toMatchObject({
    state: "sent",
    at: 9,
    draft: { ...emptyDraft, subject: "KES" },
  });
  expect(sessionStorage.getItem("contact")).not.toMatch(/ada@shop|0123456789/);
});

test("the same words have the same key until they are sent, also after a reload", async () => {
  const { keyOf, store } = await loaded();
  const key = keyOf(text, undefined);
  store(after({ ...send, key }).kept);
  const { recall } = await loaded();
  expect(keyOf({ ...text, name: " Ada " }, recall().last)).toBe(key);
  expect(keyOf({ ...text, email: "eve@shop.example" }, recall().last)).not.toBe(key);
  const { last } = after({ ...send, key }, { type: "settle", outcome: "sent" }).kept;
  expect(keyOf(text, last)).not.toBe(key);
});

test("a page that comes back shows what became of a message, if it is known", () => {
  const { kept } = after(send);
  expect(after({ type: "begin", kept })).toMatchObject({ sending: false, shown: "unsure" });
  const failed = after(send, { type: "settle", outcome: "failed" });
  expect(after({ type: "begin", kept: failed.kept }).shown).toBe("failed");
});

test("without storage the record lasts as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { recall, store } = await loaded();
  store({ text });
  expect(recall().text).toEqual(text);
});

test.each(["1", "null", '{"text":1,"last":1}', '{"last":{"at":"x"}}', "{"])(
  "what it cannot use of the storage is not there: %s",
  async (stored) => {
    sessionStorage.setItem("contact", stored);
    expect((await loaded()).recall()).toEqual({ text: emptyDraft });
  },
);

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
