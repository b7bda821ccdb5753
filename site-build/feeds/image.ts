import { t } from "#words";
import type { Route } from "../../app/content/pages.ts";
import type { DocumentAssets } from "../../app/start/document.tsx";
import { captionOf } from "../images/social/captions.ts";
import { POSTER } from "../images/social/poster.ts";
import { imageAddress } from "./addresses.ts";

/** A page's picture for link previews; its words are what is written in it, and then what is drawn. */
export function imageOf({ path, title }: Route): NonNullable<DocumentAssets["image"]> {
  const alt = t`${{ title }}. With a drawing: ${{ drawing: captionOf(path) }}.`;
  return { address: imageAddress(path), alt, ...POSTER };
}
