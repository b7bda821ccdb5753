import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** Header names are in lower case; repeated headers are joined by a comma, as browsers do. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A request of HTTP/1.0 has no Host. */
  readonly version?: "1.0" | "1.1";
}

/** Sends a request target byte for byte: `fetch` would normalise it first. */
export async function sendRaw(
  port: number,
  target: string,
  { method = "GET", headers = {}, version = "1.1" }: RawRequest = {},
): Promise<RawAnswer> {
  const host = version === "1.1" && { Host: "site.example" };
  const all = { ...host, ...headers };
  const sending = request({ port, method, headers: all, setHost: false, agent: false });
  // Assigned, it would be checked. Node.js writes " HTTP/1.1" behind it, which for 1.0 becomes a header's value.
  const value = version === "1.1" ? target : `${target} HTTP/1.0\r\nX-Rest:`;
  Object.defineProperty(sending, "path", { value });
  const [answer] = (await once(sending.end(), "response")) as [IncomingMessage];
  const distinct = Object.entries(answer.headersDistinct);
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(distinct.map(([name, all = []]) => [name, all.join(", ")])),
    body: await buffer(answer),
  };
}
