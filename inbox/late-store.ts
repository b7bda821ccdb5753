import { codeOf, type Log } from "./log.ts";
import type { Store } from "./store.ts";

/** How long to wait before the store is tried again, in milliseconds. */
const PAUSE_MS = 5000;

/** Codes of errors that pass by themselves: of SQLite, of a network or a socket, of the driver, and of Postgres. */
const passing = new Set([
  "SQLITE_BUSY",
  // A full disk is one or the other, by what SQLite needs room for.
  ...["SQLITE_FULL", "SQLITE_IOERR"],
  ...["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ENOENT", "ENOTFOUND"],
  ...["EAI_AGAIN", "EPIPE", "ETIMEDOUT", "CONNECT_TIMEOUT", "CONNECTION_CLOSED"],
  // The server is a standby, is stopping, is starting, has too many clients, or no room.
  ...["25006", "57P01", "57P02", "57P03", "53300", "53100"],
]);

/**
 * Opens a store, at once or as soon as it can be reached; until then it rejects every request, so the site is
 * served meanwhile. Rejects with errors that do not pass by themselves.
 */
export async function openInTime(open: () => Promise<Store>, log: Log): Promise<Store> {
  let store: Store | undefined;
  let reason: unknown;
  let timer: NodeJS.Timeout | undefined;
  let isWaiting = false;
  let closed = false;
  const attempt = async () => {
    try {
      const opened = await open();
      store = opened;
      if (closed) await opened.close();
    } catch (error) {
      reason = error;
      if (!isWaiting && !passing.has(codeOf(error))) throw error;
      isWaiting = true;
      log("error", { code: codeOf(error) });
      timer = setTimeout(() => void attempt(), PAUSE_MS);
    }
  };
  await attempt();
  if (store) return store;
  const later: Pick<Store, "close"> = {
    async close() {
      closed = true;
      clearTimeout(timer);
      await store?.close();
    },
  };
  return new Proxy(later as Store, {
    get(own, name: keyof Store | "then") {
      // Awaited, it must not look like a promise.
      if (name === "then") return undefined;
      if (name === "close") return own.close;
      return store?.[name] ?? (() => Promise.reject(reason));
    },
  });
}
