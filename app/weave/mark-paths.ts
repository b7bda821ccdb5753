/** Three warps, one weft: over, under, over. Holds at 16 px and does not depend on the name. */
export const markPaths = {
  warps: "M4 1V8.5M4 19.5V27M14 1V27M24 1V8.5M24 19.5V27",
  weft: "M0 14H9.5M18.5 14H28",
} as const;
