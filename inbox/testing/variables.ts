import { readSettings } from "../settings.ts";

/** For tests: the names of the variables that the inbox reads. */
export function variables(): readonly string[] {
  const names = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names];
}
