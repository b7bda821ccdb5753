/** Why a request is not answered with success: the reason in the log, with the answer's status and sentence. */
export const refusals = {
  address: [429, "Too many messages."],
  body: [400, "The body must be one object of texts, in UTF-8."],
  conflict: [409, "This Idempotency-Key belongs to another message."],
  fields: [422, "Some fields are wrong."],
  key: [400, 'An Idempotency-Key is required, in ASCII, that does not begin with "form-".'],
  method: [405, "Only POST is accepted."],
  network: [429, "Too many messages."],
  origin: [403, "Messages are accepted from the site only."],
  overall: [429, "Too many messages."],
  path: [404, "There is nothing here."],
  size: [413, "The body is too large."],
  store: [503, "The message could not be stored."],
  type: [415, "The body must be JSON."],
} as const;
type Reason = keyof typeof refusals;

/** Thrown where a request is refused. The message is the answer. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly status: (typeof refusals)[Reason][0];
  /** When the same request may succeed, in seconds from now. */
  readonly retryAfter: number | undefined;

  constructor(reason: Reason, retryAfter?: number) {
    const [status, sentence] = refusals[reason];
    super(sentence);
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
