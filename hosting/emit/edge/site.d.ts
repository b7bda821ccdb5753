import type { EdgeAnswer, EdgeSite } from "../edge.ts";

/*
 * What the functions of this folder import from "./site.js", which is written at build: edge.ts puts it
 * in the place of the import.
 */

export declare const site: EdgeSite;
/** The not-found page, without its bytes. */
export declare const missing: EdgeAnswer;
/** Where a host has that page which serves a page's file at its address. */
export declare const missingPath: string;
export declare const pageExtension: string;
/** Each page's file by its address. */
export declare const files: Readonly<Record<string, string>>;
/** What the host serves without the function: addresses, or their beginnings before a star. */
export declare const served: readonly string[];
