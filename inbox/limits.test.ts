import { beforeEach, expect, test, vi } from "vitest";
import { addressOf } from "./limits.ts";
import { readSettings } from "./settings.ts";
import { holdTime, receiving, type Sent } from "./testing/receiving.ts";

beforeEach(holdTime);

/** The status with which a receiver with limits answers. */
async function limited(env: Readonly<Record<string, string>>) {
  const { send } = await receiving({ INBOX_PER_ADDRESS: "10", ...env });
  return async (address = "192.0.2.1", sent: Sent = {}) =>
    (await send({ ...sent, address })).status;
}

test("too many from one address wait; others do not, and their share is left", async () => {
  const status = await limited({ INBOX_PER_ADDRESS: "2", INBOX_OVERALL: "4" });
  for (let sent = 0; sent < 2; sent++) expect(await status()).toBe(201);
  for (let sent = 0; sent < 50; sent++) expect(await status()).toBe(429);
  expect(await status("192.0.2.2")).toBe(201);
  expect(await status("192.0.2.3")).toBe(201);
  expect(await status("192.0.3.4")).toBe(429);
  vi.advanceTimersByTime(10_000);
  expect(await status()).toBe(201);
});

test("an IPv6 subscriber is one address; a network has three times its limit", async () => {
  const status = await limited({ INBOX_PER_ADDRESS: "1" });
  expect(await status("2001:db8:1:2::1")).toBe(201);
  expect(await status("2001:DB8:1:2:3::1")).toBe(429);
  expect(await status("2001:db8::1")).toBe(201);
  expect(await status("::ffff:192.0.2.1")).toBe(201);
  expect(await status("192.0.2.1")).toBe(429);
  for (const last of [2, 3]) expect(await status(`192.0.2.${last}`)).toBe(201);
  expect(await status("192.0.2.4")).toBe(429);
  expect(await status("192.0.3.4")).toBe(201);
});

test.each([
  ["seven networks of IPv4", (n: number) => `192.0.${n % 7}.${n}`, "198.51.100.1"],
  ["a holder's IPv6", (n: number) => `2001:db8:${n}::1`, "2001:db9::1"],
])("%s do not fill the shared limit", async (_, flood, visitor) => {
  const status = await limited({ INBOX_OVERALL: "20" });
  const flooded = await Promise.all(Array.from({ length: 60 }, (_, n) => status(flood(n))));
  expect(flooded.filter((each) => each === 201)).toHaveLength(16);
  expect(await status(visitor)).toBe(201);
  expect(await status(visitor)).toBe(429);
});

test("requests other than messages leave the shared limit alone", async () => {
  const status = await limited({ INBOX_OVERALL: "5" });
  for (const sent of [{ body: "{" }, { body: "{}" }, { headers: { "Idempotency-Key": "" } }]) {
    for (let network = 1; network <= 5; network++) {
      expect(await status(`192.0.${network}.1`, sent)).toBeLessThan(429);
    }
  }
  expect(await status()).toBe(201);
});

const cdn = "203.0.113.5, 192.0.2.9, 198.51.100.7";
test.each([
  ["a stranger is not believed", "198.51.100.1", "192.0.2.9", "1", "198.51.100.1"],
  ["a proxy names the visitor", "127.0.0.1", "192.0.2.9", "1", "192.0.2.9"],
  ["IPv4 inside IPv6 is IPv4", "::ffff:127.0.0.1", "::ffff:192.0.2.9", "1", "192.0.2.9"],
  ["what a visitor wrote is not read", "127.0.0.1", "203.0.113.5, 192.0.2.9", "1", "192.0.2.9"],
  ["one that names nobody", "127.0.0.1", undefined, "1", "127.0.0.1"],
  ["one that names no address", "127.0.0.1", "192.0.2.9, unknown", "1", "127.0.0.1"],
  ["another than listed", "10.0.0.2", "192.0.2.9", "192.0.2.1, 10.0.0.1", "10.0.0.2"],
  ["a CDN before the proxy", "127.0.0.1", cdn, "127.0.0.1,198.51.100.0/24", "192.0.2.9"],
  ["nobody but proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.0/8", "10.0.0.3"],
  ["an IPv6 network", "2001:db8::7", "2001:db9::9", "2001:db8::/32", "2001:db9::9"],
])("%s", (_, connection, forwarded, trusted, visitor) => {
  const { proxies } = readSettings({ INBOX_BEHIND_PROXY: trusted });
  expect(addressOf(connection, forwarded, proxies)).toBe(visitor);
});
