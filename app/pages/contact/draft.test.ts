import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../../content/message.ts";

const draft = {
  ...emptyDraft,
  name: "Ada",
  email: "ada@shop.example",
  subject: "KES",
  message: "0123456789",
};

/** The module, as after the page was loaded. */
function loaded() {
  vi.resetModules();
  return import("./draft.ts");
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test("the same words have the same key, also after a reload; other words have another", async () => {
  const key = (await loaded()).beginToSend(draft);
  const { beginToSend } = await loaded();
  expect(beginToSend({ ...draft, name: " Ada " })).toBe(key);
  expect(beginToSend({ ...draft, subject: "NGN" })).not.toBe(key);
});

test("the same words are another message when its sender was told that the first has arrived", async () => {
  const { beginToSend, settle, keepReceipt } = await loaded();
  const key = beginToSend(draft);
  settle(key, 9);
  keepReceipt(draft, 9);
  expect(beginToSend(draft)).not.toBe(key);
});

test("without storage, the key and the draft last as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { beginToSend, storedDraft } = await loaded();
  expect(beginToSend(draft)).toBe(beginToSend(draft));
  expect(storedDraft()).toEqual(draft);
});

test("a message without an outcome is on its way, since its page was left", async () => {
  vi.useFakeTimers({ now: 1000 });
  const { beginToSend, leaveOnItsWay, settle, lastSent } = await loaded();
  const key = beginToSend(draft);
  vi.setSystemTime(3000);
  leaveOnItsWay(key);
  expect(lastSent()).toEqual({ key, draft, since: 3000, at: undefined });
  settle(key);
  leaveOnItsWay(key);
  expect(lastSent()).toEqual({ key, draft, since: undefined, at: undefined });
  vi.useRealTimers();
});

test("an outcome is that of its own message", async () => {
  const { beginToSend, settle, lastSent } = await loaded();
  const first = beginToSend(draft);
  beginToSend({ ...draft, subject: "NGN" });
  settle(first, 9);
  expect(lastSent()).toMatchObject({ draft: { subject: "NGN" }, at: undefined });
});

test("of a delivered message only subject and time are kept, and its words are recognised", async () => {
  const { beginToSend, keepReceipt, forgetDraft } = await loaded();
  beginToSend(draft);
  keepReceipt(draft, 9);
  forgetDraft();
  const { hasArrived, lastSent } = await loaded();
  expect(lastSent()).toMatchObject({
    key: undefined,
    draft: { ...emptyDraft, subject: "KES" },
    at: 9,
  });
  expect(hasArrived(draft)).toBe(true);
  expect(hasArrived({ ...draft, message: "012345678" })).toBe(false);
  expect(hasArrived(emptyDraft)).toBe(false);
  const everything = ["contact-draft", "contact-key"].map((name) => sessionStorage.getItem(name));
  expect(everything.join()).not.toMatch(/ada@shop|0123456789/);
});

test.each(["1", "null", '{"draft":1}', '{"words":"[]","key":"k"}', "{"])(
  "what it cannot use of the storage is not there: %s",
  async (text) => {
    sessionStorage.setItem("contact-key", text);
    expect((await loaded()).lastSent()).toBeUndefined();
  },
);

test("a time that is none is not one", async () => {
  sessionStorage.setItem("contact-key", '{"key":1,"draft":{"name":1},"since":"x","at":1e300}');
  expect((await loaded()).lastSent()).toEqual({
    key: undefined,
    draft: emptyDraft,
    since: undefined,
    at: undefined,
  });
});
