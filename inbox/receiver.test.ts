import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerPage } from "./answer-page.ts";
import { type Draft, emptyDraft, fieldNames, hiddenField, validate } from "./form.ts";
import { formKeys } from "./receiver.ts";
import { refusals } from "./refusals.ts";
import { english, valid } from "./testing/answers.ts";
import { holdTime, host, incoming, origin, receiving, type Sent } from "./testing/receiving.ts";

type Reason = keyof typeof refusals;

const json = (value: unknown, key = "key"): Sent => ({
  body: JSON.stringify(value),
  headers: { "Idempotency-Key": key },
});

const typed = { ...emptyDraft, ...valid, company: "" } as Draft;

beforeEach(holdTime);

test("a valid message is answered with 201 once it is stored, in the page's language", async () => {
  const { send, store } = await receiving();
  const response = await send({ path: "/messages?language=fr" });
  expect([response.status, await response.json()]).toEqual([201, { stored: true }]);
  expect((await store.find(1))?.language).toBe("fr");
});

describe("the key", () => {
  test("a message sent again is answered as the first time, another with its key is not stored", async () => {
    const { send } = await receiving();
    const odd = { ...valid, name: "A\ud800B\u0000C" };
    for (const again of [odd, { ...odd, name: ` ${odd.name} `, extra: 1 }]) {
      const answer = await send(json(again));
      expect([answer.status, await answer.json()]).toEqual([201, { stored: true }]);
    }
    expect((await send(json({ ...valid, name: "Kofi" }))).status).toBe(409);
    expect((await send(json(valid, "other"))).status).toBe(201);
  });

  test("twenty at once are stored once", async () => {
    const { send, store } = await receiving();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await store.newest(9)).toHaveLength(1);
  });

  test("of a form is not taken: words that were sent without scripts are not found by guessing", async () => {
    const { send, store } = await receiving();
    const { key } = formKeys(valid, Date.now());
    expect((await send(json(valid, key))).status).toBe(400);
    expect(await store.has(key)).toBe(false);
  });
});

test("the rules and the messages are the form's, in the page's language", async () => {
  const { send } = await receiving();
  for (const name of fieldNames) {
    const draft = { ...typed, [name]: "x".repeat(1001) };
    const response = await send(json(draft));
    expect([response.status, await response.json()]).toEqual([422, validate(draft)]);
  }
  const wrong = await send({ ...json({ ...valid, name: "" }), path: "/messages?language=fr" });
  expect(await wrong.json()).toEqual({ errors: { name: "d'abord name" } });
});

const second = 1000;
test.each([
  ["a token from the first letter", undefined, 4 * second, {}],
  ["less than three seconds later", "haste", 2 * second, {}],
  ["a day later", "token", 86_401 * second, {}],
  ["another's token", "token", 4 * second, { token: "eyJhbGciOiJIUzI1NiJ9.e30.x" }],
  ["no token", "token", 4 * second, { token: undefined }],
  ["a field that nobody sees", "hidden-field", 4 * second, { [hiddenField]: "x" }],
])("a doubtful message is stored, with why: %s", async (_, doubt, age, part) => {
  const { send, store } = await receiving();
  const { token } = await (
    await send({ method: "GET", headers: { Accept: "application/json", Origin: "" } })
  ).json();
  vi.setSystemTime(Date.now() + age);
  expect((await send(json({ ...valid, token, ...part }))).status).toBe(201);
  expect((await store.find(1))?.doubt).toBe(doubt);
});

test("what is not a message from the site is refused, with its reason's sentence and nothing else", async () => {
  const foreign = [`${origin}.other.example`, "https://other.example", "null", ""];
  const badKeys = ["", "a b", "k".repeat(201)];
  const refused: readonly [Reason, ...Sent[]][] = [
    ["origin", { headers: { Host: `${host}:8080` } }],
    ["origin", ...foreign.map((Origin) => ({ headers: { Origin } }))],
    ["type", { headers: { "Content-Type": "text/plain" } }],
    ["body", { body: "{" }, { body: "[".repeat(16_000) }, { body: new Uint8Array([0xc3, 0x28]) }],
    ["body", json({ ...valid, name: { first: "A" } }), json({ ...valid, phone: 254 })],
    ["size", json({ ...valid, extra: "x".repeat(65 * 1024) })],
    ["method", { method: "PUT" }],
    ["key", ...badKeys.map((key) => json(valid, key))],
    ["path", { path: "/other" }],
  ];
  const { send, store, logged } = await receiving();
  for (const [reason, ...all] of refused) {
    for (const sent of all) {
      const response = await send(sent);
      const [status, error] = refusals[reason];
      expect([response.status, await response.json()]).toEqual([status, { error }]);
    }
    expect(logged.join()).toContain(`"${reason}"`);
  }
  expect(await store.newest(9)).toEqual([]);
});

test("a proxy may add the scheme's own port to the host, or send another one if the site's is set", async () => {
  const { send } = await receiving({ SITE_ORIGIN: "https://elsewhere.example/" });
  const status = async (headers: Record<string, string>) => (await send({ headers })).status;
  expect(await status({ Host: `${host}:443` })).toBe(201);
  expect(await status({ Host: `${host}:80` })).toBe(201);
  expect(await status({ Origin: "https://elsewhere.example" })).toBe(201);
  expect(await status({ Origin: "https://other.example" })).toBe(403);
});

describe("a form without scripts", () => {
  const posted = (values: object): Sent => ({
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Idempotency-Key": "" },
    body: new URLSearchParams(values as Record<string, string>).toString(),
  });

  test("is answered with a redirect to the page that says so; a double click stores it once", async () => {
    const { send, logged, store } = await receiving();
    for (const { status, headers } of [await send(posted(typed)), await send(posted(typed))]) {
      expect([status, headers.get("Location")]).toEqual([303, "/message-sent"]);
    }
    expect(logged.map((line) => JSON.parse(line).outcome)).toEqual(["added", "repeated"]);
    expect(await store.find(1)).toMatchObject({ language: "en", doubt: undefined });
    await send(posted({ ...typed, name: "Bot", [hiddenField]: "x" }));
    expect((await store.newest(1))[0]?.doubt).toBe("hidden-field");
  });

  test("may come from a browser that does not name its origin, but not from another site", async () => {
    const { send } = await receiving();
    const from = async (Origin: string) => {
      const { headers, ...rest } = posted(typed);
      return (await send({ ...rest, headers: { ...headers, Origin } })).status;
    };
    expect(await from("null")).toBe(303);
    expect(await from("")).toBe(303);
    expect(await from("https://other.example")).toBe(403);
  });

  test("comes back with its errors and everything that was typed; line breaks count as one character", async () => {
    const { send } = await receiving();
    const wrong = { ...typed, email: "a@b", message: "long ".repeat(5000) };
    const response = await send(posted(wrong));
    const errors = {
      email: "Invalid email address",
      message: "Message must be less than 1000 characters",
    };
    const page = answerPage(english, wrong, errors);
    expect([response.status, await response.text()]).toEqual([422, page]);
    const lines = { ...typed, message: "a\r\n".repeat(499) };
    expect((await send(posted(lines))).status).toBe(303);
  });

  test("comes back whole when there were too many, the store is gone, or its key has another message", async () => {
    const { send, store } = await receiving({ INBOX_PER_ADDRESS: "2" });
    const { key } = formKeys(valid, Date.now());
    await store.add(incoming(key, 0, { name: "Kofi" }));
    const expectPage = async (why: "failed" | "busy", ...head: unknown[]) => {
      const answer = await send(posted(typed));
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual(head);
      const page = await answer.text();
      expect(page).toBe(answerPage(english, typed, why));
      expect(page.toLowerCase()).toContain(`<h1>${why}</h1>`);
    };
    await expectPage("failed", 503, null);
    await store.close();
    await expectPage("failed", 503, "5");
    await expectPage("busy", 429, "10");
  });
});

test("nothing that a visitor wrote is in an answer or in the log", async () => {
  const { send, logged, store } = await receiving();
  const words = { ...valid, name: "Zanzibar", message: "Zanzibar ".repeat(20) };
  const answers = [
    await send(json(words)),
    await send(json({ ...words, email: "Zanzibar" })),
    await send(json({ ...words, phone: "1" })),
    await send({ body: "Zanzibar" }),
  ];
  await store.close();
  answers.push(await send(json(words, "new")));
  expect(answers.map(({ status }) => status)).toEqual([201, 422, 409, 400, 503]);
  const said = [...(await Promise.all(answers.map((answer) => answer.text()))), ...logged].join();
  expect(said).not.toMatch(/Zanzibar|\.ts|\.sqlite|192\.0/);
});
