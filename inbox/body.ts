import { Refusal } from "./refusals.ts";

/** How much of a body is read on after its answer, in bytes and in milliseconds. */
const MOST_DISCARDED = 64 * 1024 * 1024;
const LONGEST_DISCARDING_MS = 30_000;

/**
 * The body of a request as text. `limit` in bytes; `patience` in milliseconds for the whole body.
 * Throws a Refusal if it is larger, slower, or not UTF-8.
 */
export async function readText(request: Request, limit: number, patience: number): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for await (const part of partsOf(request, limit, patience)) {
      text += decoder.decode(part, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, "body", "The body is broken or not UTF-8.");
  }
}

/**
 * The same answer, which is sent at once but ends with the body of its request. If it ended before, the
 * server would close the connection, and a client that sends everything before it reads would get a
 * reset instead of the answer (RFC 9112, section 9.6).
 */
export async function endWithBody(answer: Response, request: Request): Promise<Response> {
  if (!answer.body || !request.body) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set("Content-Length", String(bytes.byteLength));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    async pull(controller) {
      try {
        for await (const _ of partsOf(request, MOST_DISCARDED, LONGEST_DISCARDING_MS));
      } catch {}
      controller.close();
    },
  });
  return new Response(body, { status: answer.status, headers });
}

/** Reads the body. Throws a Refusal if it is too large or too slow. */
async function* partsOf(request: Request, limit: number, patience: number) {
  const reader = request.body?.getReader();
  if (!reader) return;
  let isLate = false;
  // Ends a read that waits. A race of each read with one promise would keep every part until that settles.
  const timer = setTimeout(() => {
    isLate = true;
    reader.releaseLock();
  }, patience);
  try {
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      yield value;
    }
  } catch (error) {
    throw isLate ? new Refusal(408, "slow", "The body took too long.") : error;
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

const tooLarge = () => new Refusal(413, "size", "The body is too large.");
