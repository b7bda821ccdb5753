import { codeOf, type Log } from "./log.ts";
import { type Store, ways } from "./store.ts";

/**
 * Answers the operator, on a port of its own. `/healthz` says whether a message could be stored now, and costs
 * nothing; `/metrics` counts what is left to do, in Prometheus' text format.
 */
export async function answerHealth(path: string, store: Store, log: Log): Promise<Response> {
  try {
    if (path === "/metrics") return new Response(await metricsOf(store));
    if (path !== "/healthz") return new Response(null, { status: 404 });
    await store.check();
    return Response.json({ store: "writable" });
  } catch (error) {
    const code = codeOf(error);
    log("error", { code });
    return Response.json({ store: code }, { status: 503 });
  }
}

async function metricsOf(store: Store): Promise<string> {
  const messages = ["# TYPE inbox_messages gauge"];
  const ages = ["# TYPE inbox_oldest_undelivered_seconds gauge"];
  for (const way of ways) {
    const { waiting, failed, oldest } = await store.left(way);
    messages.push(`inbox_messages{state="waiting",way="${way}"} ${waiting}`);
    messages.push(`inbox_messages{state="failed",way="${way}"} ${failed}`);
    const age = oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000));
    ages.push(`inbox_oldest_undelivered_seconds{way="${way}"} ${age}`);
  }
  return `${[...messages, ...ages].join("\n")}\n`;
}
