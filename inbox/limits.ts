import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** In seconds: as long as the form waits when it is asked to. */
const WINDOW_S = 10;

/** Counts a request, and resolves to the seconds to wait if there were too many, or to 0. */
export type Limits = (address: string) => Promise<number>;

/**
 * Limits in ten seconds: `perAddress` for each visitor and `overall`. Addresses are kept in memory
 * only, and for ten seconds. A flood from one address does not count against the others.
 */
export function createLimits(perAddress: number, overall: number): Limits {
  const each = new RateLimiterMemory({ points: perAddress, duration: WINDOW_S });
  const all = new RateLimiterMemory({ points: overall, duration: WINDOW_S });
  return async (address) => {
    try {
      await each.consume(visitorOf(address));
      await all.consume("all");
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.min(WINDOW_S, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
}

/** An IPv6 subscriber has a whole /64, so its first four groups count as one visitor. */
function visitorOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":");
  if (tail === undefined) return groups.slice(0, 4).join(":");
  return [...groups, "0", "0", "0", "0"].slice(0, 4).join(":");
}

/**
 * The visitor's address: the connection's, or what the proxy in front added last to
 * `X-Forwarded-For`. What comes before that, anyone can write.
 */
export function addressOf(
  connection: string,
  forwarded: string | undefined,
  behindProxy: boolean,
): string {
  return (behindProxy && forwarded?.split(",").at(-1)?.trim()) || connection;
}
