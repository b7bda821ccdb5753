import { t } from "#words";
import type { Route } from "../../app/content/pages.ts";
import type { DocumentAssets } from "../../app/start/document.tsx";
import { captionOf } from "../images/social/captions.ts";
import { POSTER } from "../images/social/poster.ts";
import { imageAddress } from "./addresses.ts";

/** A page's picture for link previews; its words are first its text, then a description of the drawing. */
export function imageOf({ path, title }: Route): NonNullable<DocumentAssets["image"]> {
  const alt = t`${{ title }}. With a drawing: ${{ drawing: captionOf(path) }}.`;
  return { address: imageAddress(path), alt, ...POSTER };
}
