/**
 * The counts that figures are tested with, up to 400: the small ones, then every seventh, which reaches
 * every place in a group of twelve, and round ones. With SOAK=1, all.
 */
export const counts = Array.from({ length: 400 }, (_, index) => index + 1).filter(
  (count) => process.env.SOAK || count <= 60 || count % 7 === 0 || count % 25 === 0,
);
