import { createHash } from "node:crypto";

/** A short hash for the name of a file that is cached forever, as long as the bundler's. */
export const hashOf = (content: string) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 6);
