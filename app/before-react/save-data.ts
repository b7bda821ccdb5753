/** The visitor asked for fewer bytes: Chromium says so of the connection, others may in the media feature. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}
