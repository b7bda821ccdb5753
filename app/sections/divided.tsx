import { Children, type ReactNode } from "react";
import { Divider, dividers } from "../weave/divider.tsx";
import { Twill } from "../weave/twill.tsx";

interface DividedProps {
  children: ReactNode;
  /** Ends in the cloth, for a page without a closing. */
  end?: boolean;
  /** Leaves out the first pass: the hero's drawing runs on, or ends where the ground changes. */
  unbroken?: boolean;
}

/** A page's sections, with a pass of the loom between them. */
export function Divided({ children, end, unbroken }: DividedProps) {
  const sections = Children.toArray(children);
  const last = sections.length - (end ? 1 : 2);
  const pass = (index: number) => (
    <Divider row={dividers[index % dividers.length] ?? 0} last={index === last} />
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
