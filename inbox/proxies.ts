import { BlockList, isIPv4, isIPv6, SocketAddress } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * The proxies whose `X-Forwarded-For` is believed: "1" for those on this machine, otherwise addresses and
 * networks, as in "127.0.0.1,10.0.0.0/8". Undefined if it is neither.
 */
export function readProxies(value: string): BlockList | undefined {
  if (value === "1") return loopback;
  const proxies = new BlockList();
  for (const text of value.split(",")) {
    const network = networkOf(text);
    if (!network) return undefined;
    proxies.addSubnet(network.address, network.length, network.family);
  }
  return proxies;
}

/** Whether every trusted connection comes from this machine. */
export function areLocal(value: string): boolean {
  if (value === "1") return true;
  return value.split(",").every((text) => {
    const network = networkOf(text);
    if (!network || !loopback.check(network.address, network.family)) return false;
    return network.length >= (network.family === "ipv4" ? 8 : 128);
  });
}

function networkOf(text: string) {
  const [, name = "", bits] = /^([^/]*)(?:\/([1-9]\d{0,2}))?$/.exec(text.trim()) ?? [];
  const address = addressIn(name);
  if (address === undefined) return undefined;
  const family = familyOf(address);
  const longest = family === "ipv4" ? 32 : 128;
  const length = Number(bits ?? longest);
  return length <= longest ? { address, length, family } : undefined;
}

/**
 * The visitor's address. Each proxy adds the address of its own visitor to `X-Forwarded-For`, so the header is read
 * from its end while the last address is a trusted proxy's. Anyone can write the part before that.
 */
export function addressOf(
  connection: string,
  forwarded: string | undefined,
  proxies: BlockList,
): string {
  let address = addressIn(connection) ?? connection;
  const hops = (forwarded ?? "").split(",").filter((hop) => hop.trim());
  for (const hop of hops.reverse()) {
    if (!proxies.check(address, familyOf(address))) break;
    const next = addressOfHop(hop);
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** Proxies add a port (`192.0.2.1:443`, `[2001:db8::1]:443`), and some quotes. Undefined if it is not an address. */
function addressOfHop(hop: string): string | undefined {
  const bare = hop.replace(/["\s]/g, "").replace(/^\[(.*)\](?::\d+)?$/, "$1");
  return addressIn(bare) ?? addressIn(bare.replace(/:\d+$/, ""));
}

/**
 * The address in its shortest form, without a zone; IPv4 if it is IPv4 inside IPv6. Undefined if it is not an address.
 */
function addressIn(text: string): string | undefined {
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return undefined;
  // Node.js cuts an address that is long with its zone.
  const { address } = new SocketAddress({ address: text.replace(/%.*/, ""), family: "ipv6" });
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}

const familyOf = (address: string) => (isIPv6(address) ? ("ipv6" as const) : ("ipv4" as const));
