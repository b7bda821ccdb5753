import type { EdgeAnswer, EdgeSite } from "../edge.ts";

/*
 * What the functions in this folder import from "./site.js". The file does not exist: at build time
 * edge.ts replaces the import with the data.
 */

export declare const site: EdgeSite;
/** The response for the not-found page, without its body. */
export declare const missing: EdgeAnswer;
/** The not-found page's address on a host that serves page files without their extension. */
export declare const missingPath: string;
export declare const pageExtension: string;
/** Page files by address. */
export declare const files: Readonly<Record<string, string>>;
/** What the host serves without the function: addresses, or prefixes followed by a star. */
export declare const served: readonly string[];
