import type { Route } from "../../app/content/pages.ts";
import type { DocumentAssets } from "../../app/start/document.tsx";
import { POSTER } from "../images/social/poster.ts";
import { imageAddress } from "./addresses.ts";

/** A page's picture for link previews; its text is the title. */
export function imageOf({ path, title }: Route): NonNullable<DocumentAssets["image"]> {
  return { address: imageAddress(path), alt: title, ...POSTER };
}
