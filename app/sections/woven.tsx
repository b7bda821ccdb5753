import { Children, type ReactNode } from "react";
import { Pick, picks } from "../weave/pick.tsx";
import { Twill } from "../weave/twill.tsx";

interface WovenProps {
  children: ReactNode;
  /** Ends in the cloth, for a page without a closing. */
  end?: boolean;
  /** Leaves out the first pass: the hero's drawing runs on, or ends where the ground changes. */
  unbroken?: boolean;
}

/** A page's sections, with a pass of the loom between them. */
export function Woven({ children, end, unbroken }: WovenProps) {
  const sections = Children.toArray(children);
  const last = sections.length - (end ? 1 : 2);
  const pass = (index: number) => (
    <Pick row={picks[index % picks.length] ?? 0} last={index === last} />
  );
  return (
    <>
      {Children.map(sections, (section, index) => (
        <>
          {index > (unbroken ? 1 : 0) && pass(index - 1)}
          {section}
        </>
      ))}
      {end && <Twill turn={11} />}
    </>
  );
}
