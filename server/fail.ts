/** Ends the command and says why: sentences, or the stack trace of a bug. */
export function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
