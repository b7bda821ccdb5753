import type { Coding } from "./policy.ts";

// Less than the smallest weight HTTP can express: the plain file is acceptable but never preferred.
const unlistedIdentity = 0.0001;

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(coding, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return weights;
}

/**
 * The variant that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3). `encoded` is in the
 * server's order of preference, which breaks ties. If nothing is acceptable, the result is
 * `identity`, since a readable page is better than a 406.
 */
export function negotiate<Variant extends { readonly coding: Coding }>(
  acceptEncoding: string,
  encoded: readonly Variant[],
  identity: Variant,
): Variant {
  const weights = weightsOf(acceptEncoding);
  const weightOf = ({ coding }: Variant) =>
    weights.get(coding) ?? weights.get("*") ?? (coding === "identity" ? unlistedIdentity : 0);
  const [best] = [...encoded, identity]
    .filter((variant) => weightOf(variant) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best ?? identity;
}

/** The headers of a file with several codings, for a host that negotiates them. */
export function negotiatedHeaders(headers: Readonly<Record<string, string>>) {
  const { Vary, ...others } = headers;
  return { ...others, Vary: Vary ? `${Vary}, Accept-Encoding` : "Accept-Encoding" };
}

/** Whether an `If-None-Match` header lists this entity tag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
