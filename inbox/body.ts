import { hiddenField, ofFields } from "./form.ts";
import { Refusal } from "./refusals.ts";

/**
 * The body of a request as text. Throws a Refusal if it is larger than `limit` in bytes or not UTF-8, but reads it to
 * its end first: a client that sends everything before it reads would find no answer from a server that closes the
 * connection (RFC 9112, 9.6). How long it may take is the server's rule.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size <= limit) parts.push(part);
    }
    if (size <= limit)
      return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new Refusal("body");
  }
  throw new Refusal("size");
}

/** The fields of a JSON body; a missing one is empty. Throws a Refusal for anything but text. */
export function readJson(text: string) {
  try {
    const body = Object(JSON.parse(text));
    const draft = ofFields((name) => {
      const value = body[name] ?? "";
      if (typeof value !== "string") throw new Refusal("body");
      return value;
    });
    return { draft, token: body.token as unknown, hidden: String(body[hiddenField] ?? "") };
  } catch {
    throw new Refusal("body");
  }
}

/** The fields of a form's body. Browsers send line breaks as CR LF, but count them as one character. */
export function readForm(text: string) {
  const body = new URLSearchParams(text);
  const draft = ofFields((name) => body.get(name)?.replaceAll("\r\n", "\n") ?? "");
  return { draft, hidden: body.get(hiddenField) ?? "" };
}
