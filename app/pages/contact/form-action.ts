import { spoken } from "../../content/language.ts";

declare const __FORM_ACTION__: string;

const path = typeof __FORM_ACTION__ === "undefined" ? "" : __FORM_ACTION__;
const query = `${path.includes("?") ? "&" : "?"}language=${spoken.code}`;

/**
 * Where our own inbox takes messages, with scripts and without: it answers in the language that the address names,
 * or in the original. Empty where nothing could answer with a page.
 */
export const formAction = path && spoken.prefix ? path + query : path;
