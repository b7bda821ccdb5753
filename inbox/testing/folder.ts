import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** For tests: a temporary folder that is removed after the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** For tests: the path of a database file that does not exist yet. */
export const temporaryFile = (): string => join(temporaryFolder(), "messages.sqlite");
