import { Children, Fragment, type ReactNode } from "react";
import { Pick, picks } from "../weave/pick.tsx";

/** A page's sections with a pass of the loom between each two. */
export function Woven({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change places
    <Fragment key={index}>
      {index > 0 && <Pick row={picks[(index - 1) % picks.length] ?? 0} />}
      {section}
    </Fragment>
  ));
}
