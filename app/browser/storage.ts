import type { StoredKey } from "../content/stored.ts";

export type { StoredKey };

/** For good, or for the visit in this tab. */
type Place = "localStorage" | "sessionStorage";

/** If storage is denied, a value lasts as long as the page. */
const unstored = new Map<StoredKey, string>();

/** Null for what is not stored. */
export function stored(place: Place, key: StoredKey): string | null {
  try {
    return unstored.get(key) ?? globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

export function store(place: Place, key: StoredKey, value: string): void {
  unstored.set(key, value);
  try {
    globalThis[place].setItem(key, value);
    unstored.delete(key);
  } catch {}
}
