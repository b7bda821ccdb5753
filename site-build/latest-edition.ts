/** Everything made from the texts, in one language. */
export type Edition = typeof import("./edition.ts");

/**
 * The edition of the language that is being built: the client takes from it the values that it does not compute itself.
 */
export function latestEdition() {
  let latest: Edition | undefined;
  return {
    edition: (): Edition => {
      if (!latest) throw new Error("No edition has been built.");
      return latest;
    },
    keep: (next: Edition): void => {
      latest = next;
    },
  };
}
