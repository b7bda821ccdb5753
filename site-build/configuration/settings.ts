import { hashOf } from "../hash.ts";
import { resolveBrand } from "./brand.ts";
import { resolveContactEndpoint } from "./contact-endpoint.ts";
import { resolveFormerWorker } from "./former-worker.ts";
import { resolveLanguages } from "./languages.ts";

/**
 * The settings that a build takes from the environment. Throws one sentence that says which variable is wrong, and why.
 */
export const resolveSettings = (env: Readonly<Record<string, string | undefined>>) => ({
  brand: resolveBrand(env),
  contactEndpoint: resolveContactEndpoint(env),
  formerWorker: resolveFormerWorker(env),
  languages: resolveLanguages(env),
});

export type Settings = ReturnType<typeof resolveSettings>;

/** The same for builds of the same settings. */
export const hashOfSettings = (settings: Settings) => hashOf(JSON.stringify(settings));
