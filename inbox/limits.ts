import { type BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./refusals.ts";

/** In seconds: as long as the form waits on request. */
const WINDOW_S = 10;
/** The limit of a network, as a multiple of an address's. */
const NETWORK = 3;

/**
 * Limits in ten seconds: `perAddress` for the requests of each visitor, and `overall` for the messages of
 * all. Addresses are kept in memory only, and for ten seconds. An address's excess does not count against
 * its network, and only messages that are to be stored count against the shared limit. Each throws a Refusal.
 */
export function createLimits(perAddress: number, overall: number) {
  const addresses = limiter("address", perAddress);
  const networks = limiter("network", NETWORK * perAddress);
  const messages = limiter("overall", overall);
  return {
    async request(address: string) {
      const { visitor, network } = whereIs(address);
      await addresses(visitor);
      await networks(network);
    },
    message: () => messages("all"),
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
 * the smallest network that is usually routed on IPv4 is a /24 (RFC 6177).
 */
function whereIs(text: string): { visitor: string; network: string } {
  if (!isIPv6(text)) return { visitor: text, network: text.replace(/\.\d+$/, "") };
  const { address } = new SocketAddress({ address: text, family: "ipv6" });
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after];
  return { visitor: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
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
