import { markPaths } from "./mark-paths.ts";

export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path stroke="currentColor" strokeWidth="6" d={markPaths.warps} />
      <path stroke="var(--orange)" strokeWidth="6" d={markPaths.weft} />
    </svg>
  );
}
