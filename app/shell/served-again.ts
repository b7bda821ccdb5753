import { useLayoutEffect } from "react";
import { servedInPlaceOf } from "../ui/served.ts";

/** The served page, when the visitor returns to it from another one: a copy of what was served. */
export function ServedAgain() {
  useLayoutEffect(() => {
    const main = document.querySelector("main");
    const nodes = main ? [...(servedInPlaceOf(main)?.childNodes ?? [])] : [];
    main?.append(...nodes);
    return () => {
      for (const node of nodes) node.remove();
    };
  }, []);
  return null;
}
