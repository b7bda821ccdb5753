/** Character sets for which a typeface's package has separate files. */
type Letters = "latin" | "latin-ext" | "vietnamese";

/** The site's two typefaces in their packages, and the axis values that the site uses of the first. */
export const typefaces = {
  display: {
    file: (letters: Letters) =>
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${letters}-standard-normal.woff2`,
    axes: { wght: 680, opsz: 56, wdth: 88 },
  },
  text: {
    file: (letters: Letters) =>
      `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${letters}-wght-normal.woff2`,
  },
} as const;
