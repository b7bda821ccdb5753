import { expect, test } from "vitest";
import { addressOf, areLocal, readProxies } from "./proxies.ts";
import { receiving } from "./testing/receiving.ts";

const visitors: readonly [string, string, string | undefined, string, string][] = [
  ["a stranger is not believed", "198.51.100.1", "192.0.2.9", "1", "198.51.100.1"],
  ["a proxy names the visitor", "127.0.0.1", "192.0.2.9", "1", "192.0.2.9"],
  ["on IPv6, too", "::1", "2001:DB8:0:0::9", "1", "2001:db8::9"],
  ["IPv4 inside IPv6 is IPv4", "::ffff:127.0.0.1", "::ffff:c000:209", "1", "192.0.2.9"],
  ["what a visitor wrote is not read", "127.0.0.1", "203.0.113.5, 192.0.2.9", "1", "192.0.2.9"],
  ["one that names nobody", "127.0.0.1", undefined, "1", "127.0.0.1"],
  ["one that names no address", "127.0.0.1", "192.0.2.9, unknown", "1", "127.0.0.1"],
  ["a list", "10.0.0.1", "203.0.113.5, 192.0.2.9", "192.0.2.1, 10.0.0.1", "192.0.2.9"],
  ["another than listed", "10.0.0.2", "192.0.2.9", "192.0.2.1, 10.0.0.1", "10.0.0.2"],
  [
    "a CDN before the proxy",
    "127.0.0.1",
    "203.0.113.5, 192.0.2.9, 198.51.100.7",
    "127.0.0.1,198.51.100.0/24",
    "192.0.2.9",
  ],
  ["nobody but proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.0/8", "10.0.0.3"],
  ["an IPv6 network", "2001:db8::7", "192.0.2.9", "2001:db8::/32", "192.0.2.9"],
];

test.each(visitors)("%s", (_, connection, forwarded, trusted, visitor) => {
  const proxies = readProxies(trusted);
  expect(proxies && addressOf(connection, forwarded, proxies)).toBe(visitor);
});

test.each([
  ["1", true],
  ["127.0.0.1,::1", true],
  ["127.0.0.0/8", true],
  ["127.0.0.0/7", false],
  ["::/64", false],
  ["127.0.0.1,10.0.0.1", false],
])("the proxies in %j are on this machine: %j", (value, local) => {
  expect(areLocal(value)).toBe(local);
});

test("a stranger gets no other limit by naming other addresses", async () => {
  const env = { INBOX_PER_ADDRESS: "1", INBOX_BEHIND_PROXY: "1" };
  const { send } = await receiving(env);
  const status = async (address: string, from: string) =>
    (await send({ address, headers: { "X-Forwarded-For": from } })).status;
  expect(await status("192.0.2.1", "198.51.100.1")).toBe(201);
  expect(await status("192.0.2.1", "203.0.113.1")).toBe(429);
  expect(await status("127.0.0.1", "198.51.100.1")).toBe(201);
  expect(await status("127.0.0.1", "203.0.113.9, 198.51.100.1")).toBe(429);
});
