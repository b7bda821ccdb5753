import type { Log } from "./log.ts";

/** Why a request is not answered with success: a few words at most, which name a metric. */
export const reasons = [
  "address",
  "body",
  "conflict",
  "fields",
  "key",
  "method",
  "network",
  "origin",
  "overall",
  "path",
  "size",
  "slow",
  "store",
  "type",
] as const;
type Reason = (typeof reasons)[number];

type Status = 400 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 503;

/** Thrown where a request is refused. The message is the answer. */
export class Refusal extends Error {
  readonly status: Status;
  readonly reason: Reason;
  /** When the same request may succeed, in seconds from now. */
  readonly retryAfter: number | undefined;

  constructor(status: Status, reason: Reason, sentence: string, retryAfter?: number) {
    super(sentence);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Outcomes of the requests since the start. */
export interface Refusals {
  readonly count: (reason: Reason, status: number) => void;
  readonly countAccepted: (outcome: "added" | "repeated") => void;
  /** How many were refused for each reason, and accepted with each outcome. */
  readonly totals: () => Readonly<Record<string, number>>;
}

/** In milliseconds: how long a reason is not logged again. */
const SILENCE_MS = 60_000;

/**
 * Counts refusals, and logs each reason at once, then at most once a minute, with how many there were:
 * a flood of requests is not a flood of lines.
 */
export function createRefusals(log: Log): Refusals {
  const totals: Record<string, number> = { added: 0, repeated: 0 };
  const increase = (name: string) => {
    totals[name] = (totals[name] ?? 0) + 1;
  };
  const unlogged = new Map<Reason, number>();

  const write = (reason: Reason, status: number, count: number) => {
    log("refused", { reason, status, count });
    unlogged.set(reason, 0);
    const timer = setTimeout(() => {
      const more = unlogged.get(reason);
      unlogged.delete(reason);
      if (more) write(reason, status, more);
    }, SILENCE_MS);
    timer.unref();
  };

  return {
    count(reason, status) {
      increase(reason);
      const more = unlogged.get(reason);
      if (more === undefined) write(reason, status, 1);
      else unlogged.set(reason, more + 1);
    },
    countAccepted: increase,
    totals: () => totals,
  };
}
