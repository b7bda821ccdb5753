import { beforeEach, expect, test, vi } from "vitest";
import { holdTime } from "./testing/clock.ts";
import { receiving, type Sent } from "./testing/receiving.ts";

beforeEach(holdTime);

/** A receiver with limits, and the status that it answers with. */
async function limited(env: Readonly<Record<string, string>>) {
  const { send } = await receiving({ INBOX_PER_ADDRESS: "10", ...env });
  return async (sent: Sent = {}) => (await send(sent)).status;
}

test("too many from one address wait; others do not", async () => {
  const { send } = await receiving({ INBOX_PER_ADDRESS: "3" });
  for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(201);
  const response = await send();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "10"]);
  expect((await send({ address: "192.0.2.2" })).status).toBe(201);
  vi.advanceTimersByTime(10_000);
  expect((await send()).status).toBe(201);
});

test("an IPv6 subscriber is one address", async () => {
  const status = await limited({ INBOX_PER_ADDRESS: "1" });
  expect(await status({ address: "2001:db8:1:2::1" })).toBe(201);
  expect(await status({ address: "2001:DB8:1:2:3::1" })).toBe(429);
  expect(await status({ address: "2001:db8::1" })).toBe(201);
  expect(await status({ address: "::ffff:192.0.2.1" })).toBe(201);
  expect(await status({ address: "192.0.2.1" })).toBe(429);
});

test("a network has three times the limit of an address", async () => {
  const status = await limited({ INBOX_PER_ADDRESS: "1" });
  for (const last of [1, 2, 3]) expect(await status({ address: `192.0.2.${last}` })).toBe(201);
  expect(await status({ address: "192.0.2.4" })).toBe(429);
  expect(await status({ address: "192.0.3.4" })).toBe(201);
});

test("twenty-one subscribers of one IPv6 network leave the others' share", async () => {
  const status = await limited({});
  for (let subscriber = 1; subscriber <= 21; subscriber++) {
    for (let sent = 0; sent < 10; sent++) await status({ address: `2001:db8:1:${subscriber}::1` });
  }
  expect(await status({ address: "2001:db8:2::1" })).toBe(201);
});

test("requests other than messages leave the shared limit alone", async () => {
  const status = await limited({ INBOX_OVERALL: "5" });
  const wrong = [{ body: "{" }, { body: "{}" }, { headers: { "Idempotency-Key": "" } }];
  for (const sent of wrong) {
    for (let network = 1; network <= 5; network++) {
      expect(await status({ ...sent, address: `192.0.${network}.1` })).toBeLessThan(429);
    }
  }
  expect(await status()).toBe(201);
});

test("a flood from one address leaves the others' share", async () => {
  const status = await limited({ INBOX_PER_ADDRESS: "2", INBOX_OVERALL: "4" });
  for (let sent = 0; sent < 50; sent++) await status();
  expect(await status({ address: "192.0.2.2" })).toBe(201);
  expect(await status({ address: "192.0.2.3" })).toBe(201);
  expect(await status({ address: "192.0.3.4" })).toBe(429);
});
