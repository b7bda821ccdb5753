import { Hono } from "hono";
import { codeOf, type Log } from "./log.ts";
import type { Counts, Store } from "./store.ts";

/**
 * For the operator, on a port of its own: `/healthz` says whether the store can be reached and how old
 * the oldest undelivered message is, `/metrics` counts messages in Prometheus' text format.
 */
export function createHealth(store: Pick<Store, "counts">, log: Log): Hono {
  const app = new Hono();
  app.get("/healthz", async (context) => {
    const counts = await store.counts();
    return context.json({ store: "reachable", oldestUndeliveredSeconds: ageOf(counts) });
  });
  app.get("/metrics", async (context) => context.text(metrics(await store.counts())));
  app.onError((error, context) => {
    log("error", { code: codeOf(error) });
    return context.json({ store: "unreachable" }, 503);
  });
  return app;
}

/** In seconds; 0 if every message was delivered. */
function ageOf({ oldest }: Counts): number {
  return oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000));
}

function metrics(counts: Counts): string {
  const { waiting, delivered, failed } = counts;
  const states = Object.entries({ waiting, delivered, failed });
  return [
    "# HELP inbox_messages Messages in the store, by the state of their mail.",
    "# TYPE inbox_messages gauge",
    ...states.map(([state, count]) => `inbox_messages{state="${state}"} ${count}`),
    "# HELP inbox_oldest_undelivered_seconds Age of the oldest message that was not delivered.",
    "# TYPE inbox_oldest_undelivered_seconds gauge",
    `inbox_oldest_undelivered_seconds ${ageOf(counts)}\n`,
  ].join("\n");
}
