import { type RefObject, useEffect, useRef } from "react";

/**
 * Reports input made before hydration, which React would miss.
 *
 * @param value what React renders
 * @param read what the element holds
 */
export function useEntered<Control extends Element>(
  value: string,
  read: (control: Control) => string | undefined,
  report: (entered: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const entered = control.current ? read(control.current) : undefined;
    if (entered !== undefined && entered !== value) report(entered);
  }, []);
  return control;
}
