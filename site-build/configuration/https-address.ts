/**
 * `text` as a URL if it is an https address as a browser serialises it, without credentials or
 * fragment; otherwise null. Browsers accept more: surrounding spaces, and `https:host`, which on an
 * https page is a path on the same site.
 */
export function httpsAddress(text: string): URL | null {
  const url = URL.parse(text);
  const asWritten = url?.href === text || url?.href === `${text}/`;
  if (!url || !asWritten || url.protocol !== "https:") return null;
  return url.username || url.password || url.hash ? null : url;
}
