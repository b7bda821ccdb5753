import { once } from "node:events";
import { createServer } from "node:net";

/** Systems take the ports of outgoing connections from above these, so nothing takes one before it is used. */
const [LOWEST, HIGHEST] = [10_100, 29_900] as const;

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const probe = createServer();
  const listening = once(probe.listen(port), "listening");
  if (!(await listening.catch(() => false))) return freePort();
  probe.close();
  await once(probe, "close");
  return port;
}
