/**
 * Runs `work` once the next frame has been painted: what a visitor did is seen before what
 * takes longer begins.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
