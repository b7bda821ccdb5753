import { t } from "#words";

/** The standard that the site is built to, and the tool that its tests use. */
export const accessibility = {
  standard: t`WCAG 2.2, level AA`,
  engine: "axe",
  /** The screen reader that the tasks of `tests/listen` were last heard with, where, and when. */
  reader: "Orca 43.1",
  browser: "Firefox ESR 153",
  heard: "2026-11-27",
} as const;
