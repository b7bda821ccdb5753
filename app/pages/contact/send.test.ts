import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fieldNames, fields } from "../../content/message.ts";
import { type Behaviour, isStored } from "./endpoint-behaviour.ts";
import { post } from "./send.ts";

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

const staying = new AbortController().signal;

/** The outcome, with the clock advanced until there is one. */
async function posting(key = "k", visit = staying): Promise<"sent" | "failed"> {
  const outcome = post("/api", '{"name":"Adaeze"}', key, visit).then(
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

test("is delivered once, under its key", async () => {
  const { stored, requests } = endpoint();
  expect(await posting("key")).toBe("sent");
  expect([...stored]).toEqual([["key", '{"name":"Adaeze"}']]);
  expect(requests()).toBe(1);
});

describe("a passing error is tried again: the third attempt delivers, once", () => {
  test.each<[string, Behaviour]>([
    ["a reset connection", "resets"],
    ["no answer", "hangs"],
    ["no answer, though it was stored", "stores, then hangs"],
    ["too many requests", { status: 429, headers: { "Retry-After": "2" } }],
    ["a bad gateway", { status: 502 }],
    ["a busy service", { status: 503 }],
    ["a slow gateway", { status: 504 }],
  ])("%s, twice", async (_, behaviour) => {
    const { stored, requests } = endpoint(behaviour, behaviour);
    expect(await posting()).toBe("sent");
    expect(requests()).toBe(3);
    expect(stored.size).toBe(1);
  });
});

describe("a lasting error is reported", () => {
  const page = { status: 200, body: "<!doctype html>", headers: { "Content-Type": "text/html" } };
  test.each<[string, Behaviour, attempts: number]>([
    ["a refusal", { status: 400 }, 1],
    ["a fault", { status: 500 }, 1],
    ["a page where an answer should be", page, 1],
    ["an answer that is not JSON", { status: 200, body: '{"ok":' }, 1],
    ["a wait of an hour", { status: 429, headers: { "Retry-After": "3600" } }, 1],
    ["no connection at all", "resets", 3],
  ])("%s", async (_, behaviour, attempts) => {
    const { stored, requests } = endpoint(behaviour, behaviour, behaviour);
    expect(await posting()).toBe("failed");
    expect(requests()).toBe(attempts);
    expect(stored.size).toBe(0);
  });
});

test("waits as long as it is asked to, and no longer than ten seconds", async () => {
  const { requests } = endpoint({ status: 429, headers: { "Retry-After": "10" } });
  const posted = post("/api", "{}", "k", staying);
  await vi.advanceTimersByTimeAsync(9999);
  expect(requests()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await posted;
  expect(requests()).toBe(2);
});

test("is not tried again when its page was left", async () => {
  const { requests } = endpoint("resets", "resets");
  expect(await posting("k", AbortSignal.abort())).toBe("failed");
  expect(requests()).toBe(1);
});

test("the longest message may go on when its page is left", () => {
  const long = Object.fromEntries(
    fieldNames.map((name) => [name, "\u0001".repeat(fields[name].limit)]),
  );
  // In bytes, of all requests at once (Fetch, "HTTP-network-or-cache fetch").
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(64 * 1024);
});

describe("whether it is stored is asked", () => {
  /** The answer, and how often it was asked for, when our own inbox gives these. */
  async function asking(answers: readonly unknown[], patience: number, visit = staying) {
    vi.stubGlobal("__FORM_ACTION__", "/api");
    vi.resetModules();
    const { isStored } = await import("./send.ts");
    let asked = 0;
    vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
      expect(new Headers(headers).get("Idempotency-Key")).toBe("k");
      return Response.json(answers[Math.min(asked++, answers.length - 1)]);
    });
    const stored = isStored("k", patience, visit);
    await vi.runAllTimersAsync();
    return [await stored, asked];
  }
  const [yes, no] = [{ stored: true }, { stored: false }];

  test.each<[string, unknown[], number, boolean | undefined, number]>([
    ["once, of what is long ago", [no], -1, false, 1],
    ["once, if it is", [yes], 5000, true, 1],
    ["until it is", [no, no, yes], 5000, true, 3],
    ["until it could no more be on its way", [no], 5000, false, 5],
    ["in vain of an inbox that does not know", [{ token: "a token" }], 0, undefined, 1],
  ])("%s", async (_, answers, patience, stored, asked) => {
    expect(await asking(answers, patience)).toEqual([stored, asked]);
  });

  test("not where another site takes the messages", async () => {
    vi.resetModules();
    const { isStored } = await import("./send.ts");
    expect(await isStored("k", 5000, staying)).toBeUndefined();
  });

  test("once, if the page is left again", async () => {
    expect(await asking([no], 5000, AbortSignal.abort())).toEqual([false, 1]);
  });
});

test("is sent if and only if exactly one message is stored", async () => {
  // Without responses that are lost after storing: after three of those, nobody can know the outcome.
  const behaviour: fc.Arbitrary<Behaviour> = fc.constantFrom<Behaviour>(
    { status: 202 },
    { status: 400 },
    { status: 429, headers: { "Retry-After": "1" } },
    { status: 500 },
    { status: 503 },
    { status: 200, body: "<html>" },
    { status: 200, body: "{" },
    "hangs",
    "resets",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(behaviour, { minLength: 1, maxLength: 3 }),
      async (...[behaviours]) => {
        const { stored } = endpoint(...behaviours);
        const outcome = await posting();
        expect(stored.size).toBe(outcome === "sent" ? 1 : 0);
      },
    ),
  );
});
