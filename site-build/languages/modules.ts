import type { Language } from "../../app/content/languages.ts";
import { formats } from "./formats.ts";

/**
 * What the build loads in place of the modules in `app/content/` that are English by hand: the same exports for
 * another language. By the name of the module.
 */
export const modulesOf = ({
  code,
  prefix,
  locale,
}: Language): Readonly<Record<string, string>> => ({
  ...formats(code),
  "language.ts": `
const prefix = ${JSON.stringify(prefix)};
export const code = ${JSON.stringify(code)};
export const isOriginal = false;
export const localeOr = () => ${JSON.stringify(locale)};
export const direction = ${JSON.stringify(isFromRight(code) ? "rtl" : undefined)};
export const inLanguage = { inLanguage: code };
export const addressOf = (path) => prefix + path.replace(/^\\/(?![^?#])/, "");
export const pathAt = (address) => {
  if (address === prefix) return "/";
  return address.startsWith(prefix + "/") ? address.slice(prefix.length) : "";
};`,
});

/** Whether a language is written from right to left. */
function isFromRight(code: string): boolean {
  const { script } = new Intl.Locale(code).maximize();
  return ["Arab", "Hebr", "Thaa", "Nkoo", "Adlm"].includes(script ?? "");
}
