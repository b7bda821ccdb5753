import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, hiddenField } from "../form.ts";
import { holdTime } from "../testing/clock.ts";
import { valid } from "../testing/messages.ts";
import { receiving } from "../testing/receiving.ts";

beforeEach(holdTime);

const text = `We sell shoes in Lagos and Accra, from two shops and a website, and want to take mobile money.
Our customers ask for it every day. Which documents do you need from a company that is registered in Ghana?`;

let sent = 0;
async function guarded() {
  const { send, store, refusals } = await receiving();
  const post = (values: object) =>
    send({
      body: JSON.stringify({ ...valid, message: text, ...values }),
      headers: { "Idempotency-Key": `${sent++}` },
    });
  const states = async () => (await store.after(0, 9)).map(({ state }) => state);
  const token = async () => {
    const response = await send({ method: "GET", headers: { Accept: "application/json" } });
    return (await response.json()).token;
  };
  return { post, send, store, states, token, refusals };
}

test("a filled hidden field: it is stored, counted and answered as ever, and held back", async () => {
  const { post, send, store, states, refusals } = await guarded();
  expect((await post({ [hiddenField]: "https://bot.example" })).status).toBe(201);
  const filled = JSON.parse(JSON.stringify(valid));
  const form = new URLSearchParams({ ...emptyDraft, ...filled, [hiddenField]: "x" });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await send({ headers, body: form.toString() })).status).toBe(303);
  expect(await states()).toEqual(["suspected", "suspected"]);
  expect((await store.find(1))?.suspected).toContain("hidden field");
  expect(await store.take("mail", Date.now(), Date.now())).toBeUndefined();
  expect(refusals.totals()).toMatchObject({ added: 0, suspected: 2 });
});

test("a corrected address makes a new message, also with a corrected name", async () => {
  const { post, states } = await guarded();
  const signed = `${text}\nRegards, Wanjiku`;
  for (const [email, name] of [
    ["wanjiku@shop.exmaple", "Wanjiku"],
    ["wanjiku@shop.example", "Wanjiku"],
    ["wanjiku.k@shop.example", "Wanjiku Kariuki"],
    ["wanjiku@other.example", "Wanjiku Kariuki"],
  ]) {
    await post({ email, name, message: signed });
  }
  expect(await states()).toEqual(["waiting", "waiting", "waiting", "waiting"]);
});

test("the fourth copy from one address is held back for a week, however the address is spelled", async () => {
  const { post, states } = await guarded();
  await post({ email: "kofi@shop.exmaple" });
  await post({});
  await post({ subject: "Once more" });
  await post({ email: "ADAEZE@shop.example", phone: "1" });
  await post({ email: "adaeze@SHOP.example", message: text.toUpperCase() });
  expect(await states()).toEqual(["waiting", "waiting", "waiting", "waiting", "suspected"]);
  vi.setSystemTime(Date.now() + 8 * 86_400_000);
  await post({ subject: "A week later" });
  expect((await states()).at(-1)).toBe("waiting");
});

test("a text from many addresses is a wave, and the sixth address is held back", async () => {
  const { post, states } = await guarded();
  for (const n of [1, 1, 2, 3, 4, 5, 6]) await post({ email: `bot${n}@mail.example` });
  expect(await states()).toEqual([...Array(6).fill("waiting"), "suspected"]);
});

test("a token tells how long somebody wrote; without scripts there is none, and nothing is held for that", async () => {
  const { post, states, token } = await guarded();
  const spamLike = { subject: "Hi", message: "Please see https://bit.ly/x for our price list" };
  const early = await token();
  await post({ ...spamLike, token: early });
  vi.setSystemTime(Date.now() + 60_000);
  await post({ token: early });
  await post({
    token: undefined,
    email: "ama@other.example",
    message: "Do you settle in Kenyan shillings?",
  });
  expect(await states()).toEqual(["suspected", "waiting", "waiting"]);
});
