/**
 * An error caused by content or configuration, not by a bug: its sentences say what is wrong and
 * where, without a stack trace.
 */
export function problem(...sentences: string[]): Error {
  const error = new Error(sentences.join("\n"));
  error.stack = error.message;
  return error;
}
