import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { times } from "../tests/soak.ts";
import { answerPage } from "./answer-page.ts";
import { type Draft, emptyDraft, fieldNames, hiddenField, validate } from "./form.ts";
import { formKeys } from "./form-keys.ts";
import { english, french } from "./testing/answers.ts";
import { holdTime } from "./testing/clock.ts";
import { valid } from "./testing/messages.ts";
import { host, origin, receiving, type Sent } from "./testing/receiving.ts";

const json = (value: unknown): Sent => ({ body: JSON.stringify(value) });

beforeEach(holdTime);

test("a valid message is answered with 201 once it is stored", async () => {
  const { send, store } = await receiving();
  const response = await send();
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ stored: true });
  expect(await store.has("key")).toBe(true);
});

describe("the key", () => {
  test("a message sent again is answered as the first time, another with its key is not stored", async () => {
    const { send } = await receiving();
    await send();
    const again = await send(json({ ...valid, name: ` ${valid.name} `, extra: 1 }));
    expect([again.status, await again.json()]).toEqual([201, { stored: true }]);
    expect((await send(json({ ...valid, name: "Kofi" }))).status).toBe(409);
    expect((await send({ headers: { "Idempotency-Key": "other" } })).status).toBe(201);
  });

  test("twenty at once are stored once", async () => {
    const { send, store } = await receiving();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await store.counts()).toMatchObject({ waiting: 1 });
  });

  test("is printable, without spaces, and at most 200 characters long", async () => {
    const { send } = await receiving();
    for (const key of ["", "with space", "é", "k".repeat(201)]) {
      expect((await send({ headers: { "Idempotency-Key": key } })).status, key).toBe(400);
    }
  });

  test("text that a database cannot keep is the same when it is sent again", async () => {
    const { send } = await receiving();
    const odd = json({ ...valid, name: "A\ud800B\u0000C" });
    expect([(await send(odd)).status, (await send(odd)).status]).toEqual([201, 201]);
  });
});

describe("asked for by its key", () => {
  const question = (key = "key"): Sent => ({
    method: "GET",
    headers: { Accept: "application/json", "Idempotency-Key": key, Origin: "" },
  });

  test("a message is stored, also if it is held back, from when its sender is told so", async () => {
    const { send } = await receiving();
    const stored = async (key?: string) => (await send(question(key))).json();
    expect(await stored()).toEqual({ stored: false });
    await send();
    await send({
      ...json({ ...valid, [hiddenField]: "x" }),
      headers: { "Idempotency-Key": "bot" },
    });
    expect([await stored(), await stored("bot")]).toEqual([{ stored: true }, { stored: true }]);
    expect(await stored("other")).toEqual({ stored: false });
    const answer = await send(question());
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  });

  test("another receiver on the same store says the same", async () => {
    const { send, file } = await receiving();
    const other = await receiving({ INBOX_DB: file });
    await send();
    expect(await (await other.send(question())).json()).toEqual({ stored: true });
  });

  test("a form's own key is refused: words that were sent without scripts are not found by guessing", async () => {
    const { send, store } = await receiving();
    const { key } = formKeys(valid, Date.now());
    await store.add({ message: valid, key, now: 0 });
    for (const wrong of [key, "", "with space"]) {
      expect((await send(question(wrong))).status, wrong).toBe(400);
    }
  });

  test("it counts as a request, and its key is not logged", async () => {
    const { send, store, logged } = await receiving({ INBOX_PER_ADDRESS: "2" });
    await send(question("Zanzibar"));
    await store.close();
    const failed = await send(question("Zanzibar"));
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect((await send(question("Zanzibar"))).status).toBe(429);
    expect(logged.join()).toMatch(/"reason":"address"/);
    expect(logged.join()).not.toMatch(/Zanzibar/);
  });
});

test("when the store is gone, the sender is told to come back", async () => {
  const { send, store } = await receiving();
  await store.close();
  const response = await send();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
});

test("the rules and the messages are the form's", async () => {
  const { send } = await receiving();
  const draft = fc.record(
    Object.fromEntries(fieldNames.map((name) => [name, fc.string({ maxLength: 120 })])) as Record<
      (typeof fieldNames)[number],
      fc.Arbitrary<string>
    >,
  );
  await fc.assert(
    fc.asyncProperty(draft, async (values) => {
      const expected = validate(values);
      const response = await send({
        ...json(values),
        headers: { "Idempotency-Key": crypto.randomUUID() },
      });
      expect(response.status).toBe("errors" in expected ? 422 : 201);
      if ("errors" in expected) expect(await response.json()).toEqual({ errors: expected.errors });
    }),
    { numRuns: times(25, 100) },
  );
});

describe("refused", () => {
  const refused: readonly [string, Sent, number, string][] = [
    ["a foreign origin", { headers: { Origin: "https://other.example" } }, 403, "origin"],
    [
      "an origin that only begins alike",
      { headers: { Origin: `${origin}.other.example` } },
      403,
      "origin",
    ],
    ["an opaque origin", { headers: { Origin: "null" } }, 403, "origin"],
    ["no origin", { headers: { Origin: "" } }, 403, "origin"],
    ["text", { headers: { "Content-Type": "text/plain" } }, 415, "type"],
    ["broken JSON", { body: "{" }, 400, "body"],
    ["a list", json([valid]), 400, "body"],
    ["null", json(null), 400, "body"],
    ["a nested field", json({ ...valid, name: { first: "A" } }), 400, "body"],
    ["a number", json({ ...valid, phone: 254 }), 400, "body"],
    ["a thousand brackets", { body: "[".repeat(16_000) }, 400, "body"],
    ["broken UTF-8", { body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) }, 400, "body"],
    ["17 KB", json({ ...valid, extra: "x".repeat(17 * 1024) }), 413, "size"],
    ["another method", { method: "PUT" }, 405, "method"],
    ["a preflight from nowhere", { method: "OPTIONS" }, 403, "origin"],
    ["no key", { headers: { "Idempotency-Key": "" } }, 400, "key"],
    ["another path", { path: "/other" }, 404, "path"],
  ];
  test("what is not a message from the site, with an error and nothing else, and counted by its reason", async () => {
    const { send, store, refusals } = await receiving();
    for (const [what, sent, status, reason] of refused) {
      const before = { ...refusals.totals() };
      const response = await send(sent);
      const answer = [response.status, Object.keys(await response.json())];
      expect(answer, what).toEqual([status, ["error"]]);
      expect(refusals.totals(), what).toEqual({ ...before, [reason]: (before[reason] ?? 0) + 1 });
    }
    expect(await store.has("key")).toBe(false);
  });

  test("a body without an end, after 16 KB; what is still sent is discarded, up to 64 MB", async () => {
    const { send } = await receiving();
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled++;
        controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      },
    });
    const response = await send({ body: endless });
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(5);
    expect(await response.json()).toEqual({ error: "The body is too large." });
    expect(pulled).toBeGreaterThan(4096);
    expect(pulled).toBeLessThan(4105);
  });

  test("a body that does not come, after ten seconds", async () => {
    const { send } = await receiving();
    let status = 0;
    await new Promise<void>((reading) => {
      const pull = () => new Promise<void>(() => reading());
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      void send({ body }).then((answer) => (status = answer.status));
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(status).toBe(408);
  });
});

test("a proxy may add the scheme's own port to the host", async () => {
  const { send } = await receiving();
  const status = async (Host: string) => (await send({ headers: { Host } })).status;
  expect(await status(`${host}:443`)).toBe(201);
  expect(await status(`${host}:80`)).toBe(201);
  expect(await status(`${host}:8080`)).toBe(403);
});

describe("the configured site", () => {
  const site = { headers: { Origin: "https://elsewhere.example" } };
  const env = { SITE_ORIGIN: "https://elsewhere.example/" };

  test("may send from its own origin, which alone is named", async () => {
    const { send } = await receiving(env);
    const response = await send(site);
    expect(response.status).toBe(201);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("https://elsewhere.example");
    const preflight = await send({ ...site, method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toMatch("Idempotency-Key");
    const foreign = await send({ method: "OPTIONS", headers: { Origin: "https://x.example" } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

test("with scripts, too, what is wrong is said in the page's language, which is stored", async () => {
  const { send, store } = await receiving();
  const path = "/messages?language=fr";
  const wrong = await send({ ...json({ ...valid, name: "" }), path });
  expect(await wrong.json()).toEqual({ errors: { name: "d'abord name" } });
  expect((await send({ ...json(valid), path })).status).toBe(201);
  expect((await store.before(9, 1))[0]?.language).toBe("fr");
});

describe("a form without scripts", () => {
  const posted = (values: object): Sent => ({
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Idempotency-Key": "" },
    body: new URLSearchParams(values as Record<string, string>).toString(),
  });
  const typed = { ...emptyDraft, ...valid, company: "" } as Draft;

  test("is answered with a redirect to the page that says so; a double click stores it once", async () => {
    const { send, logged } = await receiving();
    const answers = [await send(posted(typed)), await send(posted(typed))];
    for (const { status, headers } of answers) {
      expect([status, headers.get("Location")]).toEqual([303, "/message-sent"]);
    }
    expect(logged.map((line) => JSON.parse(line).outcome)).toEqual(["added", "repeated"]);
  });

  test("comes back with its errors and everything that was typed", async () => {
    const { send } = await receiving();
    const wrong = { ...typed, email: "a@b", message: `${"long ".repeat(5000)}` };
    const response = await send(posted(wrong));
    expect(response.status).toBe(422);
    const errors = {
      email: "Invalid email address",
      message: "Message must be less than 1000 characters",
    };
    expect(await response.text()).toBe(answerPage(english, wrong, errors));
  });

  test("is answered in its own language: pages, errors and redirects", async () => {
    const { send, store } = await receiving();
    const path = "/messages?language=fr";
    const wrong = await send({ ...posted({ ...typed, subject: "" }), path });
    const errors = { subject: "d'abord subject" };
    expect(await wrong.text()).toBe(answerPage(french, { ...typed, subject: "" }, errors));
    const sent = await send({ ...posted(typed), path });
    expect(sent.headers.get("Location")).toBe("/fr/message-sent");
    expect((await store.before(9, 1))[0]?.language).toBe("fr");
    const opened = await send({ method: "GET", path });
    expect(opened.headers.get("Location")).toBe("/fr/contact");
  });

  test.each(["", "?language=xx", "?language="])("with %j it is the original's", async (query) => {
    const { send, store } = await receiving();
    const sent = await send({ ...posted(typed), path: `/messages${query}` });
    expect(sent.headers.get("Location")).toBe("/message-sent");
    expect((await store.before(9, 1))[0]?.language).toBe("en");
  });

  test("a line break counts as one character, as with scripts", async () => {
    const { send } = await receiving();
    const lines = { ...typed, message: "a\r\n".repeat(499) };
    expect((await send(posted(lines))).status).toBe(303);
  });

  test("comes back whole when there were too many, or the store is gone", async () => {
    const { send, store } = await receiving({ INBOX_PER_ADDRESS: "1" });
    await store.close();
    const failed = await send(posted(typed));
    expect([failed.status, await failed.text()]).toEqual([
      503,
      answerPage(english, typed, "failed"),
    ]);
    expect(failed.headers.get("Retry-After")).toBe("5");
    const limited = await send(posted(typed));
    expect([limited.status, await limited.text()]).toEqual([
      429,
      answerPage(english, typed, "busy"),
    ]);
    expect(limited.headers.get("Retry-After")).toBe("10");
  });

  test("its key cannot be taken by another message", async () => {
    const { send, logged } = await receiving();
    const { key } = formKeys(valid, Date.now());
    const taking = { ...json({ ...valid, name: "Kofi" }), headers: { "Idempotency-Key": key } };
    expect((await send(taking)).status).toBe(400);
    expect((await send(posted(typed))).status).toBe(303);
    expect(logged.map((line) => JSON.parse(line).outcome)).toContain("added");
  });

  test("comes back if its key has another message, because it is not stored", async () => {
    const { send, store } = await receiving();
    const { key } = formKeys(valid, Date.now());
    await store.add({ message: { ...valid, name: "Kofi" }, key, now: 0 });
    const response = await send(posted(typed));
    expect([response.status, await response.text()]).toEqual([
      503,
      answerPage(english, typed, "failed"),
    ]);
  });

  test("opened without a message, its address leads to the form", async () => {
    const { send } = await receiving();
    const response = await send({ method: "GET" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/contact"]);
  });

  test("is refused with broken UTF-8 and with broken escapes", async () => {
    const { send } = await receiving();
    for (const body of ["name=%c3%28", "name=%zz"]) {
      expect((await send({ ...posted({}), body })).status, body).toBe(400);
    }
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
  answers.push(await send({ ...json(words), headers: { "Idempotency-Key": "new" } }));
  expect(answers.map(({ status }) => status)).toEqual([201, 422, 409, 400, 503]);
  const said = [...(await Promise.all(answers.map((answer) => answer.text()))), ...logged].join();
  expect(said).not.toMatch(/Zanzibar|\.ts|\.sqlite|192\.0/);
  expect(logged.map((line) => JSON.parse(line).event)).toEqual([
    "message",
    "refused",
    "refused",
    "refused",
    "error",
    "refused",
  ]);
});
