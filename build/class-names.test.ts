import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countedNames, readableName } from "./class-names.ts";

test("a readable name is the file's and the class's", () => {
  expect(readableName("copy", "/x/app/pages/home/hero.module.css?used")).toBe("hero-copy");
});

test("counted names are unique per file and class, and the same in every run", () => {
  const root = mkdtempSync(join(tmpdir(), "class-names-"));
  mkdirSync(join(root, "app/ui"), { recursive: true });
  for (const file of ["one", "two"]) {
    writeFileSync(
      join(root, `app/ui/${file}.module.css`),
      ".a { & .b { color: red } } /* .not */ .a:hover {}",
    );
  }
  const names = () => {
    const name = countedNames(root);
    return ["one", "two"].flatMap((file) =>
      ["a", "b"].map((local) => name(local, `app/ui/${file}.module.css`)),
    );
  };
  expect(new Set(names()).size).toBe(4);
  expect(names()).toEqual(names());
});
