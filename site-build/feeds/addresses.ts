import type { Path } from "../../app/content/paths.ts";
import { addressOf } from "../../app/content/spoken.ts";

/** The page's social image. Not hashed, because social networks keep a URL for years. */
export const imageAddress = (path: Path) =>
  `/social${addressOf(path === "/" ? "/index" : path)}.png`;

/** The document of an address, in the built folder. */
export const documentFile = (address: string) =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

export const manifestAddress = "/manifest.webmanifest";
