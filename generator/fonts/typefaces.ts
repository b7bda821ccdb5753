/** Sets of letters that a typeface's package has in files of their own. */
type Letters = "latin" | "latin-ext" | "vietnamese";

/** The site's two typefaces as their packages have them, and what of the first's axes the site uses. */
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
