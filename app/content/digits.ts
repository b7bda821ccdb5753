/**
 * A number in the digits that every page writes: "10,141", "99.99". Written out, because a browser's
 * first use of `Intl` costs some 13 ms, 50 on a phone, in the midst of taking the page over.
 */
export function inDigits(value: number | bigint): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...fraction].join(".");
}
