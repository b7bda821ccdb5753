import { savesData } from "../browser/save-data.ts";

/** For the speculation rules (server/policy.ts): marks on the root that the visitor saves data or has a slow connection. */
export function markSparing(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (savesData() || connection?.effectiveType?.endsWith("2g")) {
    document.documentElement.dataset.sparing = "";
  }
}
