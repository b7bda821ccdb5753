import type { Brand } from "../../app/content/brand.ts";
import { addressOf, spoken } from "../../app/content/language.ts";
import { manifestIcons } from "../images/icon.ts";
import { colour } from "../styles/palette.ts";

/** The manifest that a device needs to install the site as an application. */
export function webManifest(brand: Brand): string {
  return json({
    id: addressOf("/"),
    name: brand.name,
    lang: spoken.code,
    start_url: addressOf("/"),
    display: "minimal-ui",
    background_color: colour("ground"),
    theme_color: colour("ground"),
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
