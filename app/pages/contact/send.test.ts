import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fields, ofFields } from "../../content/message.ts";
import { post } from "./send.ts";

type Behaviour =
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }
  | "hangs"
  | "stores, then hangs"
  | "resets";

/** A message is stored if the answer is a 2xx with the usual body, and before a hang. */
function isStored(behaviour: Behaviour): boolean {
  if (typeof behaviour === "string") return behaviour === "stores, then hangs";
  return behaviour.status >= 200 && behaviour.status < 300 && behaviour.body === undefined;
}

/** Returns an endpoint's stored messages by key: it follows these behaviours request by request, then accepts. */
function endpoint(...behaviours: readonly Behaviour[]) {
  const stored = new Map<string, string>();
  let requests = 0;
  vi.stubGlobal("fetch", (_: string, { body, headers, signal }: RequestInit): Promise<Response> => {
    const behaviour = behaviours[requests++] ?? { status: 202 };
    const key = new Headers(headers).get("Idempotency-Key") ?? "";
    if (isStored(behaviour)) stored.set(key, String(body));
    if (behaviour === "resets") return Promise.reject(new TypeError("reset"));
    if (typeof behaviour === "object") {
      return Promise.resolve(new Response(behaviour.body ?? null, behaviour));
    }
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  });
  return { stored, requests: () => requests };
}

async function posting(): Promise<"sent" | "failed"> {
  const outcome = post("/api", '{"name":"Adaeze"}', "k").then(
    () => "sent" as const,
    () => "failed" as const,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, Behaviour]>([
  ["a reset connection", "resets"],
  ["no answer", "hangs"],
  ["no answer, though it was stored", "stores, then hangs"],
  ["too many requests", { status: 429, headers: { "Retry-After": "2" } }],
  ["a bad gateway", { status: 502 }],
  ["a busy service", { status: 503 }],
  ["a slow gateway", { status: 504 }],
])(
  "a passing error is tried again, and the third attempt delivers, once: %s, twice",
  async (_, behaviour) => {
    const { stored, requests } = endpoint(behaviour, behaviour);
    expect(await posting()).toBe("sent");
    expect(requests()).toBe(3);
    expect(stored.size).toBe(1);
  },
);

const page = { status: 200, body: "<!doctype html>", headers: { "Content-Type": "text/html" } };
test.each<[string, Behaviour, attempts: number]>([
  ["a refusal", { status: 400 }, 1],
  ["a fault", { status: 500 }, 1],
  ["a page where an answer should be", page, 1],
  ["an answer that is not JSON", { status: 200, body: '{"ok":' }, 1],
  ["a wait of an hour", { status: 429, headers: { "Retry-After": "3600" } }, 1],
  ["no connection at all", "resets", 3],
])("a lasting error is reported: %s", async (_, behaviour, attempts) => {
  const { stored, requests } = endpoint(behaviour, behaviour, behaviour);
  expect(await posting()).toBe("failed");
  expect(requests()).toBe(attempts);
  expect(stored.size).toBe(0);
});

test("waits as long as it is asked to, and no longer than ten seconds", async () => {
  const { requests } = endpoint({ status: 429, headers: { "Retry-After": "10" } });
  const posted = post("/api", "{}", "k");
  await vi.advanceTimersByTimeAsync(9999);
  expect(requests()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await posted;
  expect(requests()).toBe(2);
});

test("the longest message may go on when its page is left", () => {
  const long = ofFields((name) => "\u0001".repeat(fields[name].limit));
  // In bytes, of all requests at once (Fetch, "HTTP-network-or-cache fetch").
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(64 * 1024);
});
