import type { Plugin } from "vite";
import { layered } from "./layers.ts";
import { tokensFile } from "./tokens.ts";

/** Resolves the tokens of each stylesheet, and wraps it in its folder's cascade layer. */
export function layeredStyles(): Plugin {
  return {
    name: "site:styles",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      if (!file.endsWith(".css")) return;
      this.addWatchFile(tokensFile);
      return layered(file, code);
    },
  };
}
