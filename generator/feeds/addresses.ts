import type { Path } from "../../app/pages.ts";

/** How the files that stand beside a page are called: "/about" gives "about". */
const stem = (path: Path) => (path === "/" ? "index" : path.slice(1));

/** The page as Markdown. */
export const twinAddress = (path: Path) => `/${stem(path)}.md`;

/** The page's social image. Not hashed: networks keep an address for years. */
export const imageAddress = (path: Path) => `/social/${stem(path)}.png`;
