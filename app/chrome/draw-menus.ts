let begun = false;

/** Draws the page of each link in the menus, once: documents do not carry the drawings. Call when one is opened. */
export function drawMenus(): void {
  if (begun) return;
  begun = true;
  // If they cannot be loaded, the menus stay as they are.
  import("./drawings.ts").then(
    ({ draw }) => draw(),
    () => {},
  );
}
