import { beforeEach, expect, test, vi } from "vitest";
import type { ContactMessage } from "../../content/message.ts";

const words = { name: "Ada", email: "ada@shop.example", subject: "KES", message: "0123456789" };
const message = words as ContactMessage;
const other = { ...message, subject: "NGN" };

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
  const key = (await loaded()).keyFor(message);
  const { keyFor } = await loaded();
  expect(keyFor(message)).toBe(key);
  expect(keyFor(other)).not.toBe(key);
});

test("the key is gone when the message was sent", async () => {
  const { keyFor, forgetDraft } = await loaded();
  const key = keyFor(message);
  forgetDraft();
  expect(keyFor(message)).not.toBe(key);
});

test("without storage, the key lasts as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { keyFor } = await loaded();
  expect(keyFor(message)).toBe(keyFor(message));
});
