/** Three warps, one weft: over, under, over. Legible at 16 px and independent of the brand name. */
export const markPaths = {
  warps: "M4 1V8.5M4 19.5V27M14 1V27M24 1V8.5M24 19.5V27",
  weft: "M0 14H9.5M18.5 14H28",
} as const;
