/** How long a page's code, or an answer of the host, is waited for, in milliseconds. */
const PATIENCE_MS = 8000;

/** The outcome of `work`; rejects when there is none in time. */
export function inTime<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in time.")), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
