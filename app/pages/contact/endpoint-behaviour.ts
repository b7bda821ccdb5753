/** For tests: how the endpoint of the contact form behaves for one request. */
export type Behaviour =
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }
  | "hangs"
  | "stores, then hangs"
  | "resets";

/** A message is stored if the answer is a 2xx with the usual body, and before a hang. */
export function isStored(behaviour: Behaviour): boolean {
  if (typeof behaviour === "string") return behaviour === "stores, then hangs";
  return behaviour.status >= 200 && behaviour.status < 300 && behaviour.body === undefined;
}
