/** Runs `work` now or, in a page that the browser has rendered ahead, once it is shown. */
export function whenShown(work: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}
