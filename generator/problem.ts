/**
 * What stops a build because of something that a person wrote: its sentences say what and
 * where, and no stack of the build's own code stands below them.
 */
export function problem(...sentences: string[]): Error {
  const error = new Error(sentences.join("\n"));
  error.stack = error.message;
  return error;
}
