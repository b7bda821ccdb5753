/**
 * In a page: whether the first script has run, and React has taken over every island. Islands that wait until they are
 * near the screen, or until a visitor shows interest, are woken.
 */
export function isHydrated(): boolean {
  if (!document.querySelector("html[data-boot]")) return false;
  const asleep = document.querySelectorAll("[data-island]:not([data-live])");
  for (const island of asleep) island.dispatchEvent(new Event("touchstart"));
  return asleep.length === 0;
}
