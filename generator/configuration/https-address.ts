/**
 * `text` as a URL where it is an https address, written as a browser writes it, without credentials
 * or fragment; null for anything else. A browser takes more: spaces around it, and
 * `https:host`, which on an https page is a path of that page's own site.
 */
export function httpsAddress(text: string): URL | null {
  const url = URL.parse(text);
  const asWritten = url?.href === text || url?.href === `${text}/`;
  if (!url || !asWritten || url.protocol !== "https:") return null;
  return url.username || url.password || url.hash ? null : url;
}
