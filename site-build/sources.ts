import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");

/** Under `root`, as are those below. All that is made from the texts. */
export const EDITION = "site-build/edition.ts";
/** Renders the documents. */
export const DOCUMENT = "app/start/document.tsx";
/** The first script of every document. */
export const BOOT = "app/start/boot.ts";
/** Starts React; with all that it imports, the shell. */
export const CLIENT = "app/start/client.tsx";
/** Imports every page on demand. */
export const PAGES = "app/router/pages.ts";

/** The module of a page, by its name. */
export const pageModule = (name: string) => `app/pages/${name}/${name}.tsx`;

/** Matches a page's module, however its path begins; captures the name. */
export const PAGE_MODULE = /(?:^|\/)app\/pages\/([\w-]+)\/\1\.tsx$/;
