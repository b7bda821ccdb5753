import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");

/** Under `root`, like those below. Everything made from the texts. */
export const EDITION = "site-build/edition.ts";
/** Renders the documents. */
export const DOCUMENT = "app/start/document.tsx";
/** The frame of every page. */
export const SHELL = "app/start/shell.tsx";
/** Imports every page on demand. */
export const PAGES = "app/start/page-at.ts";
/** The first script of every document. */
export const BOOT = "app/start/boot.ts";
