import { type BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./refusals.ts";

/** In seconds: as long as the form waits on request. */
const WINDOW_S = 10;
/** The limit of a network, as a multiple of an address's. */
const NETWORK = 3;
/** The part of the shared limit that is for regions from which no message has come in the window. */
const RESERVE = 0.25;

/**
 * Limits in ten seconds: `perAddress` for the requests of each visitor, and `overall` for the messages of
 * all. Addresses are kept in memory only, and for ten seconds. An address's excess does not count against
 * its network, and only messages that are to be stored count against the shared limit, which a few networks cannot
 * fill: a part of it is for the first message of each region. Each throws a Refusal.
 */
export function createLimits(perAddress: number, overall: number) {
  const addresses = limiter("address", perAddress);
  const networks = limiter("network", NETWORK * perAddress);
  const reserve = Math.floor(RESERVE * overall);
  const messages = limiter("overall", overall - reserve);
  const firsts = limiter("overall", reserve);
  const regions = limiter("overall", 1);
  return {
    async request(address: string) {
      const { visitor, network } = whereIs(address);
      await addresses(visitor);
      await networks(network);
    },
    async message(address: string) {
      const { region } = whereIs(address);
      const first = regions(region).then(() => firsts("all"));
      await first.catch(() => messages("all"));
    },
  };
}

function limiter(reason: "address" | "network" | "overall", points: number) {
  const limit = new RateLimiterMemory({ points, duration: WINDOW_S });
  return async (key: string) => {
    await limit.consume(key).catch((error) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      const wait = Math.min(WINDOW_S, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw new Refusal(reason, wait);
    });
  };
}

/**
 * An IPv6 subscriber has a whole /64, which counts as one visitor, and a site or a small provider a /48;
 * the smallest network that is usually routed on IPv4 is a /24 (RFC 6177). A region is what one holder usually has at
 * most: a /32, or a /16 of IPv4.
 */
function whereIs(text: string) {
  const parts = isIPv6(text) ? groupsOf(text) : text.split(".");
  const first = (length: number) => parts.slice(0, length).join(":");
  return { visitor: first(4), network: first(3), region: first(2) };
}

function groupsOf(text: string): string[] {
  const { address } = new SocketAddress({ address: text, family: "ipv6" });
  const missing = 8 - address.split(":").filter(Boolean).length;
  return address
    .replace("::", `:${"0:".repeat(missing)}`)
    .split(":")
    .filter(Boolean);
}

/**
 * The visitor's address. Each proxy adds the address of its own visitor to `X-Forwarded-For`, so the header is read
 * from its end while the last address is a trusted proxy's. Anyone can write the part before that.
 */
export function addressOf(connection: string, forwarded = "", proxies: BlockList): string {
  let address = plain(connection);
  for (const hop of forwarded.split(",").reverse().map(plain)) {
    const isTrusted = proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
    if (!isTrusted || !isIP(hop)) break;
    address = hop;
  }
  return address;
}

/** Where both families are listened to, IPv4 is inside IPv6. */
const plain = (text: string) => text.trim().replace(/^::ffff:(?=\d+\.)/, "");
