/**
 * In a page: whether React has attached to the shell and to the page, which follows once its code is there.
 * A page without behaviour stays as it is.
 */
export function isHydrated(): boolean {
  if (!document.querySelector("nav[data-live]")) return false;
  if (document.querySelector("#site[data-still]")) return true;
  const first: Record<string, unknown> = { ...document.querySelector("main")?.firstElementChild };
  const key = Object.keys(first).find((each) => each.startsWith("__reactFiber$"));

  // An element has its fiber before it is part of what React shows.
  interface Fiber {
    readonly stateNode: unknown;
    readonly return: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  const own = first[key ?? ""] as Fiber | undefined;
  if (!own) return false;
  let top = own;
  while (top.return) top = top.return;
  const shows = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (fiber.stateNode === own.stateNode || shows(fiber.child) || shows(fiber.sibling));
  return shows((top.stateNode as { current: Fiber }).current);
}
