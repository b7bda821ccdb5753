/** A fact about an event: a number, a status, a code. Never anything that a visitor wrote. */
type Details = Readonly<Record<string, string | number>>;

export type Log = (event: string, details?: Details) => void;

/** One line of JSON for each event, with the time in UTC, to `write`. */
export function createLog(write: (line: string) => unknown): Log {
  return (event, details) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

/**
 * The parts of an error that may be logged: its code, or its class. A message may quote what a
 * visitor wrote (Postgres quotes values, a mail server addresses).
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  // `fetch` says only that it failed.
  if (error.cause instanceof Error) return codeOf(error.cause);
  const { code, originalCode, errstr }: Partial<Record<string, unknown>> = { ...error };
  // Node.js has one code for all errors of SQLite, whose words for a kind of error quote nothing; and nodemailer says
  // ESOCKET where the system or a certificate has its own code.
  const known = errstr ?? originalCode ?? code;
  return typeof known === "string" ? known : error.name;
}
