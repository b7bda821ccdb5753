import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

test("systemd starts the inbox again for as long as it takes", () => {
  // It gives up after five starts in ten seconds, unless the pauses alone are longer.
  const [, pause] = /^RestartSec=(\d+)$/m.exec(read("inbox.service")) ?? [];
  expect(Number(pause) * 5).toBeGreaterThan(10);
});
