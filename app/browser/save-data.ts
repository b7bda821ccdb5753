/** Whether the visitor saves data: Chromium reports it on the connection, others in the media feature. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}
