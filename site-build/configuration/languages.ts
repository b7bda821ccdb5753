import type { Language } from "../../app/content/languages/language.ts";
import { languages } from "../../app/content/languages.ts";
import { problem } from "../problem.ts";

const [original] = languages;

/**
 * The languages of this build, the original first: all, or those that LANGUAGES names, codes with commas between them.
 * Throws if it names another language, or leaves the original out, which owns every address without a prefix.
 */
export function resolveLanguages(
  env: Readonly<Record<string, string | undefined>>,
): readonly Language[] {
  const known: readonly string[] = languages.map(({ code }) => code);
  const value = env.LANGUAGES || known.join();
  const codes = value.split(",").map((code) => code.trim());
  const unknown = codes.find((code) => !known.includes(code));
  const fault = (rule: string) => problem(`LANGUAGES is "${value}": ${rule}.`);
  if (unknown !== undefined) {
    throw fault(`"${unknown}" is not one of ${known.join(", ")} (app/content/languages.ts)`);
  }
  if (!codes.includes(original.code)) throw fault(`it must include ${original.code}`);
  return languages.filter(({ code }) => codes.includes(code));
}
