import { t } from "#words";

/** What the figure of FX savings covers, apart from the register, which a page need not load for it. */
export const fxSavings = {
  covers: t`An average saving on currency conversion.`,
  notStated: t`What it is compared with, the period and the currencies`,
} as const;
