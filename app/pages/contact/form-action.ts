import { createContext } from "react";
import type { ContactState } from "./contact-state.ts";

declare const __FORM_ACTION__: string;

/** The path to which the form posts without scripts; empty where nothing could answer with a page. */
export const formAction = typeof __FORM_ACTION__ === "undefined" ? "" : __FORM_ACTION__;

/** The state in which a form that was posted without scripts comes back. */
export const FormStart = /* @__PURE__ */ createContext<ContactState | undefined>(undefined);
