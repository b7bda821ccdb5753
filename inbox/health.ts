import { Hono } from "hono";
import { codeOf, type Log } from "./log.ts";
import type { Store } from "./store.ts";
import { ways } from "./stored-message.ts";

/** The state of the store by an error of SQLite or Postgres; any other error is "unreachable". */
const troubles: Readonly<Record<string, string>> = {
  SQLITE_BUSY: "locked",
  SQLITE_FULL: "full",
  SQLITE_READONLY: "read-only",
  SQLITE_CORRUPT: "broken",
  SQLITE_NOTADB: "broken",
  SQLITE_IOERR: "broken",
  TIMEOUT: "slow",
  GONE: "gone",
  "25006": "read-only",
};

interface HealthInput {
  readonly store: Pick<Store, "left" | "check">;
  readonly log: Log;
  /** The number of the receiver's answers since it started, by reason. */
  readonly answers: () => Readonly<Record<string, number>>;
}

/**
 * For the operator, on its own port: `/healthz` says whether a message could be stored now, and costs nothing;
 * `/metrics` counts what is left to do, in Prometheus' text format.
 */
export function createHealth({ store, log, answers }: HealthInput): Hono {
  const app = new Hono();
  app.get("/healthz", async (context) => {
    await store.check();
    return context.json({ store: "writable" });
  });
  app.get("/metrics", async (context) => {
    const left = await Promise.all(
      ways.map(async (way) => ({ label: `way="${way}"`, ...(await store.left(way)) })),
    );
    const lines = [
      "# TYPE inbox_messages gauge",
      ...left.map(({ label, waiting }) => `inbox_messages{state="waiting",${label}} ${waiting}`),
      ...left.map(({ label, failed }) => `inbox_messages{state="failed",${label}} ${failed}`),
      "# TYPE inbox_oldest_undelivered_seconds gauge",
      ...left.map(
        ({ label, oldest }) => `inbox_oldest_undelivered_seconds{${label}} ${age(oldest)}`,
      ),
      "# TYPE inbox_answers_total counter",
      ...Object.entries(answers()).map(
        ([reason, count]) => `inbox_answers_total{reason="${reason}"} ${count}`,
      ),
    ];
    return context.text(`${lines.join("\n")}\n`);
  });
  app.onError((error, context) => {
    const code = codeOf(error);
    log("error", { code });
    return context.json({ store: troubles[code] ?? "unreachable" }, 503);
  });
  return app;
}

/** In seconds; 0 if nothing waits. */
function age(received: number | undefined): number {
  return received === undefined ? 0 : Math.max(0, Math.round((Date.now() - received) / 1000));
}
