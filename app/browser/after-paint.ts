/** Runs `work` after the next paint, so the response to an interaction is visible before slower work begins. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
