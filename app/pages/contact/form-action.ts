import { createContext } from "react";
import { code, isOriginal } from "../../content/language.ts";
import type { ContactState } from "./contact-state.ts";

declare const __FORM_ACTION__: string;

const path = typeof __FORM_ACTION__ === "undefined" ? "" : __FORM_ACTION__;
const query = `${path.includes("?") ? "&" : "?"}language=${code}`;

/**
 * Where our own inbox takes messages, with scripts and without: it answers in the language that the address names,
 * or in the original. Empty where nothing could answer with a page.
 */
export const formAction = path && !isOriginal ? path + query : path;

/** The state in which a form that was posted without scripts comes back. */
export const FormStart = /* @__PURE__ */ createContext<ContactState | undefined>(undefined);
