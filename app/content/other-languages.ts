import type { Language } from "./languages.ts";

/** What else this site speaks: the build fills it in, and leaves out who shows it where there is one language. */
export const others: readonly Language[] = [];
