/** Made at build: see `generator/map/module.ts`. */
declare module "virtual:coverage-map" {
  /** The drawing as SVG, for the static page; empty in the browser. */
  export const markup: string;
  /** Where the browser finds the same drawing; empty in the static page. */
  export const address: string;
}
