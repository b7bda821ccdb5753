import { type Language, languages } from "../../app/content/languages.ts";
import { problem } from "../problem.ts";

const [original] = languages;

/**
 * The languages of this build, the original first: LANGUAGES, codes with commas between them. Throws if it names
 * another language, or leaves the original out, to which every address without a prefix belongs.
 */
export function resolveLanguages(
  env: Readonly<Record<string, string | undefined>>,
): readonly Language[] {
  const value = env.LANGUAGES || original.code;
  const codes = value.split(",").map((code) => code.trim());
  const known: readonly string[] = languages.map(({ code }) => code);
  const unknown = codes.find((code) => !known.includes(code));
  const fault = (rule: string) => problem(`LANGUAGES is "${value}": ${rule}.`);
  if (unknown !== undefined) {
    throw fault(`"${unknown}" is not one of ${known.join(", ")} (app/content/languages.ts)`);
  }
  if (!codes.includes(original.code)) throw fault(`it must include ${original.code}`);
  return languages.filter(({ code }) => codes.includes(code));
}
