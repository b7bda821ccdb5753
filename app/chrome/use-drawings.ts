import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { MenuDrawing } from "./drawings.tsx";

export type Drawing = ComponentType<ComponentProps<typeof MenuDrawing>>;

/** The drawings of the menus, from when one is first `opened`: documents do not carry them. */
export function useDrawings(opened: boolean): Drawing | undefined {
  const [Drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    if (!opened) return;
    // If they cannot be loaded, the menus stay as they are.
    import("./drawings.tsx").then(
      (loaded) => setDrawing(() => loaded.MenuDrawing),
      () => {},
    );
  }, [opened]);
  return Drawing;
}
