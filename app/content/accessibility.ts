import { t } from "#words";

/** The standard that the site is built to, and what its tests check it with. */
export const accessibility = {
  standard: t`WCAG 2.2, level AA`,
  engines: t`axe and IBM Equal Access`,
} as const;
