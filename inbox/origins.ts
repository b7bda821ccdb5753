/** How a request's `Origin` relates to the receiver. */
export type Relation = "same" | "allowed" | "foreign";

/**
 * "same" for the address that the request itself came to (its Host), "allowed" for the configured
 * site's. Everything else is foreign, also a request without an Origin: browsers send one with every
 * POST. Schemes are not compared with the request's own, because TLS may end at a proxy.
 */
export function relationOf(
  origin: string | undefined,
  host: string | undefined,
  siteOrigin: string,
): Relation {
  const url = URL.parse(origin ?? "");
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return "foreign";
  if (host !== undefined && withoutPort(url.host) === withoutPort(host)) return "same";
  return origin === siteOrigin ? "allowed" : "foreign";
}

/** Without a scheme's own port, which browsers leave out and proxies may add. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, "");
