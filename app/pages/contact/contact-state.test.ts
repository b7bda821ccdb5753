import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../../content/message.ts";
import { type ContactEvent, contactAtRest, contactReducer } from "./contact-state.ts";

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
  const { keep, kept } = await loaded();
  const edited = { ...text, message: "typed meanwhile" };
  keep(after(send, { type: "edit", text: edited }, { type: "settle", outcome: "sent" }).kept);
  expect(kept().text).toEqual({ ...emptyDraft, message: "typed meanwhile" });
  expect(kept().last).toMatchObject({
    state: "sent",
    at: 9,
    draft: { ...emptyDraft, subject: "KES" },
  });
  expect(sessionStorage.getItem("contact")).not.toMatch(/ada@shop|0123456789/);
});

test("the same words have the same key until they are sent, also after a reload", async () => {
  const { keep, keyOf } = await loaded();
  const key = keyOf(text, undefined);
  keep(after({ ...send, key }).kept);
  const { kept } = await loaded();
  expect(keyOf({ ...text, name: " Ada " }, kept().last)).toBe(key);
  expect(keyOf({ ...text, email: "eve@shop.example" }, kept().last)).not.toBe(key);
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
  const { keep, kept } = await loaded();
  keep({ text });
  expect(kept().text).toEqual(text);
});

test.each(["1", "null", '{"text":1,"last":1}', '{"last":{"at":"x"}}', "{"])(
  "what it cannot use of the storage is not there: %s",
  async (stored) => {
    sessionStorage.setItem("contact", stored);
    expect((await loaded()).kept()).toEqual({ text: emptyDraft });
  },
);
