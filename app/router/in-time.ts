/** Timeout for a page's code or a response of the host, in milliseconds. */
const PATIENCE_MS = 8000;

/** The outcome of `work`; rejects after a timeout. */
export function inTime<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in time.")), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
