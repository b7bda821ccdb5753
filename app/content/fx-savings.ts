/** What the figure of FX savings covers, apart from the register, which a page need not load for it. */
export const fxSavings = {
  covers: "An average saving on currency conversion.",
  notStated: "What it is compared with, the period and the currencies",
} as const;
