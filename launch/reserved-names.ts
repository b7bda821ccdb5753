/** Domains reserved by RFC 2606: an address on one is a placeholder. */
const topLevel = new Set(["example", "test", "invalid", "localhost"]);
const secondLevel = new Set(["example.com", "example.net", "example.org"]);

/** Whether a host is a reserved domain or a subdomain of one. */
export function isReserved(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  return topLevel.has(labels.at(-1) ?? "") || secondLevel.has(labels.slice(-2).join("."));
}
