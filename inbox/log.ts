/** A fact about an event: a number, a status, a code. Never anything that a visitor wrote. */
type Details = Readonly<Record<string, string | number>>;

/** Writes one event. */
export type Log = (event: string, details?: Details) => void;

/** One line of JSON for each event, with the time in UTC, to `write`. */
export function createLog(write: (line: string) => unknown): Log {
  return (event, details) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

/**
 * What may be logged of an error: its code, or its class. A message may quote what a visitor wrote
 * (Postgres quotes values, a mail server addresses).
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
