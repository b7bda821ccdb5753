import type { ReactNode } from "react";
import { claims } from "../../content/claims.ts";
import { corridors } from "./figures.ts";

const count = claims.corridors.value;

/** The corridors as path data, for any number of `Lines`. */
export const drawn = corridors(count);

/** A unit for each corridor, stretched to fill its container. */
export function Lines({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      className={className}
      width="320"
      height="48"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
