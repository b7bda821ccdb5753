import { problem } from "../problem.ts";

/**
 * The address of a service worker that an earlier site left at this origin: FORMER_SERVICE_WORKER, such as "/sw.js";
 * "none" if there was none; or empty if not set. Throws an error with one sentence for any other value.
 */
export function resolveFormerWorker(env: Readonly<Record<string, string | undefined>>): string {
  const worker = env.FORMER_SERVICE_WORKER ?? "";
  const isScript = /^\/(?!assets\/)(?:[\w-]+\/)*[\w.-]+\.js$/.test(worker);
  if (worker === "" || worker === "none" || isScript) return worker;
  throw problem(
    `Service worker: FORMER_SERVICE_WORKER is "${worker}", but must be the path of a script such as /sw.js, not in /assets/, or none, or empty.`,
  );
}
