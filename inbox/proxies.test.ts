import fc from "fast-check";
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
  ["empty entries", "127.0.0.1", ",192.0.2.9, ,", "1", "192.0.2.9"],
  ["each hop with a port", "127.0.0.1", "203.0.113.5:1, 192.0.2.9:2, [::1]:3", "1", "192.0.2.9"],
  [
    "an IPv6 address with a port and no brackets",
    "::1",
    "2001:db8:1:2:3:4:5:6:443",
    "1",
    "2001:db8:1:2:3:4:5:6",
  ],
  [
    "a long address with a zone",
    "127.0.0.1",
    "0000:000:000:0000:0000:0000:10.0.100.100%eth0",
    "1",
    "::10.0.100.100",
  ],
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

const port = fc.integer({ min: 0, max: 65_535 });
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const ipv6 = groups.map((all) => all.map((group) => group.toString(16)).join(":"));
const inCapitals = (address: string) => address.toUpperCase();
const padded = (address: string) => address.replace(/[^:]+/g, (group) => group.padStart(4, "0"));

/** The visitor that the only proxy names. */
const named = (forwarded: string) => {
  const proxies = readProxies("10.9.8.7");
  return proxies && addressOf("10.9.8.7", forwarded, proxies);
};

test("however a proxy writes an address, it is the same visitor", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), ipv6), port, (address, at) => {
      const isIpv4 = !address.includes(":");
      const inIpv6 = isIpv4 ? `::ffff:${address}` : address;
      const bare = [inIpv6, inCapitals(inIpv6), `${inIpv6}%eth0`, `${inIpv6}%25eth0`];
      if (!isIpv4) bare.push(padded(address));
      const bracketed = bare.flatMap((each) => [`[${each}]`, `[${each}]:${at}`]);
      const all = [...bare, ...bracketed, address, ...(isIpv4 ? [`${address}:${at}`] : [])];
      for (const each of all.flatMap((one) => [
        one,
        `"${one}"`,
        ` ${one}\t`,
        `203.0.113.5, ${one}`,
      ])) {
        expect(named(each), each).toBe(named(address));
      }
    }),
  );
});

test("two addresses are two visitors", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), ipv6, ipv6, port, (...[one, two, three, four, at]) => {
      const all = new Set([one, two, three, four]);
      const visitors = [`${one}:${at}`, `${two}:${at}`, `[${three}]:${at}`, `[${four}]:${at}`];
      expect(new Set(visitors.map(named)).size).toBe(all.size);
    }),
  );
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
