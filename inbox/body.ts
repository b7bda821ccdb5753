/** Why a body is not read. */
export class BodyError extends Error {
  readonly status: 400 | 408 | 413;

  constructor(status: 400 | 408 | 413, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/**
 * The body of a request as text. `limit` in bytes; `patience` in milliseconds for the whole body.
 * Throws a BodyError if it is larger, slower, or not UTF-8.
 */
export async function readText(request: Request, limit: number, patience: number): Promise<string> {
  const tooLarge = new BodyError(413, "The body is too large.");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge;
  const reader = request.body?.getReader();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience, new BodyError(408, "The body took too long."));
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for (;;) {
      const part = await Promise.race([reader?.read(), tooSlow]);
      if (part === undefined || part.done) return text + decoder.decode();
      size += part.value.byteLength;
      if (size > limit) throw tooLarge;
      text += decoder.decode(part.value, { stream: true });
    }
  } catch (error) {
    reader?.cancel().catch(() => {});
    if (error instanceof BodyError) throw error;
    throw new BodyError(400, "The body is broken or not UTF-8.");
  } finally {
    clearTimeout(timer);
  }
}
