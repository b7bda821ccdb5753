import { Hono } from "hono";
import { codeOf, type Log } from "./log.ts";
import type { Counts, Store } from "./store.ts";
import { states } from "./stored-message.ts";

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
  "53100": "full",
  "25006": "read-only",
};

interface HealthInput {
  readonly store: Pick<Store, "counts" | "check">;
  readonly log: Log;
  /** Whether messages wait for a mail, or share one. */
  readonly isCapped: () => boolean;
  /** The number of the receiver's answers since it started, by reason. */
  readonly answers: () => Readonly<Record<string, number>>;
}

/**
 * For the operator, on its own port: `/healthz` says whether a message could be stored now, how old the
 * oldest undelivered message is and whether mails are capped, `/metrics` counts messages in Prometheus' text format.
 */
export function createHealth({ store, log, isCapped, answers }: HealthInput): Hono {
  const app = new Hono();
  app.get("/healthz", async (context) => {
    await store.check();
    const oldestUndeliveredSeconds = ageOf(await store.counts());
    const mail = isCapped() ? { mail: "capped" } : {};
    return context.json({ store: "writable", ...mail, oldestUndeliveredSeconds });
  });
  app.get("/metrics", async (context) => context.text(metrics(await store.counts(), answers())));
  app.onError((error, context) => {
    const code = codeOf(error);
    log("error", { code });
    return context.json({ store: troubles[code] ?? "unreachable" }, 503);
  });
  return app;
}

/** In seconds; 0 if nothing waits. */
function ageOf({ oldest }: Counts): number {
  return oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000));
}

function metrics(counts: Counts, answers: Readonly<Record<string, number>>): string {
  return [
    "# HELP inbox_messages Messages in the store, by what became of them.",
    "# TYPE inbox_messages gauge",
    ...states.map((state) => `inbox_messages{state="${state}"} ${counts[state]}`),
    "# HELP inbox_oldest_undelivered_seconds Age of the oldest message that waits to be delivered.",
    "# TYPE inbox_oldest_undelivered_seconds gauge",
    `inbox_oldest_undelivered_seconds ${ageOf(counts)}`,
    "# HELP inbox_answers_total Answers to what came in, by reason, since the start.",
    "# TYPE inbox_answers_total counter",
    ...Object.entries(answers).map(
      ([reason, count]) => `inbox_answers_total{reason="${reason}"} ${count}`,
    ),
    "",
  ].join("\n");
}
