import { addressOf } from "../../app/content/language.ts";
import type { Path } from "../../app/content/paths.ts";

/** The base name of the files that belong to a page: "/about" gives "about". */
const stem = (path: Path) => (path === "/" ? "index" : path.slice(1));

/** The page as Markdown. */
export const twinAddress = (path: Path) => `/${stem(path)}.md`;

/** The page's social image. Not hashed, because social networks keep a URL for years. */
export const imageAddress = (path: Path) => `/social${addressOf(`/${stem(path)}`)}.png`;

export const manifestAddress = "/manifest.webmanifest";
