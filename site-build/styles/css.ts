import { browserslistToTargets, Features, transform } from "lightningcss";
import { browserslist } from "../targets.ts";
import { oklchToRgb } from "./oklch.ts";

/**
 * Styles ready to ship: minified, for the site's browsers. Colours are written in OKLCH and shipped as sRGB,
 * which every browser supports. Leaves out the classes, animations and custom properties that
 * are called unused.
 */
export function finishStyles(css: string, unusedSymbols: string[] = []): string {
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    targets: browserslistToTargets(browserslist),
    // Already written out in the source: the themes, and the two prefixes that the targets need.
    exclude: Features.LightDark | Features.VendorPrefixes,
    visitor: {
      Color(color) {
        if (typeof color === "string" || color.type !== "oklch") return undefined;
        const [r, g, b] = oklchToRgb(color);
        return { type: "rgb", r, g, b, alpha: color.alpha };
      },
    },
  });
  return code.toString();
}
