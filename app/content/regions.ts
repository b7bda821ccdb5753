const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What `Intl` names besides countries and territories. */
const noPlaces = /^(?:EZ|QO|UN|X[AB]|ZZ)$/;

/** Names a region by its ISO 3166-1 code, as CLDR does. Undefined if there is none. */
export function regionNames(language: string, style: "long" | "short" = "long") {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none", style });
  return (code: string) => names.of(code);
}

/** The code of every country and territory, former ones excepted. */
export function regionCodes(): string[] {
  const name = regionNames("en");
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        name(code) &&
        !noPlaces.test(code) &&
        Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
    );
}
