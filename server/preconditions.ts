/**
 * The answer to a request for a file, by its conditions (RFC 9110, 13.2.2): the file, or only that it has not
 * changed, or that a condition does not hold. `modified`: the file's date, in milliseconds.
 */
export function statusFor(request: Headers, tag: string, modified: number): 200 | 304 | 412 {
  const isMatch = request.get("If-Match");
  const isOlder = modified > dateOf(request.get("If-Unmodified-Since"));
  if (isMatch === null ? isOlder : !names(isMatch, tag)) return 412;
  const noMatch = request.get("If-None-Match");
  const isKept = modified <= dateOf(request.get("If-Modified-Since"));
  // A cache may have marked the tag as weak.
  return (noMatch === null ? isKept : names(noMatch.replaceAll('W/"', '"'), tag)) ? 304 : 200;
}

function names(list: string, tag: string): boolean {
  return list.trim() === "*" || list.match(/(?:W\/)?"[^"]*"/g)?.includes(tag) === true;
}

/** In milliseconds. NaN, which no date is before or after, if it is missing or not written as HTTP has it today. */
function dateOf(text: string | null): number {
  const date = new Date(text ?? "");
  return date.toUTCString() === text ? date.getTime() : Number.NaN;
}
