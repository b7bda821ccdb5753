import { sign } from "hono/jwt";
import { expect, test } from "vitest";
import { createTokens } from "./token.ts";

const secret = "s".repeat(43);
const tokens = createTokens(secret);
const now = Date.UTC(2026, 10, 25);
const day = 24 * 60 * 60_000;

test("a token tells its age to everybody who has the secret", async () => {
  const token = await tokens.issue(now);
  expect(await tokens.ageOf(token, now)).toBe(0);
  expect(await createTokens(secret).ageOf(token, now + 61_000)).toBe(61_000);
  expect(await tokens.ageOf(token, now + day)).toBe(day);
});

test("an old token and one from the future have no age", async () => {
  const token = await tokens.issue(now);
  expect(await tokens.ageOf(token, now + day + 1)).toBeUndefined();
  expect(await tokens.ageOf(token, now - 1)).toBeUndefined();
});

test("a token that we have not signed has no age", async () => {
  const token = await tokens.issue(now);
  const [head, , signature] = token.split(".");
  const forged = [
    await createTokens("another secret").issue(now),
    await sign({ issued: now }, secret, "HS512"),
    `${btoa('{"alg":"none"}')}.${btoa(`{"issued":${now}}`)}.`,
    [head, btoa(`{"issued":${now - 5000}}`), signature].join("."),
    await sign({}, secret, "HS256"),
    `${token}x`,
    "a.b.c",
    "",
    undefined,
    null,
    7,
    { issued: now },
  ];
  for (const token of forged) expect(await tokens.ageOf(token, now)).toBeUndefined();
});
