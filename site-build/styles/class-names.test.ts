import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { countedNames, readableName } from "./class-names.ts";

test("a readable name is the file's and the class's, and one class", () => {
  expect(readableName("copy", "/x/app/pages/home/hero.module.css?used")).toBe("hero-copy");
  expect(readableName("copy", "footer.later.module.css")).toBe("footer-later-copy");
});

test("counted names of classes and keyframes are unique, and the same in every run", () => {
  const root = modules("app/ui/one.module.css", "app/ui/two.module.css");
  const names = () => {
    const name = countedNames(root);
    return ["one", "two"].flatMap((file) =>
      ["a", "b", "throw", "pass"].map((local) => name(local, `app/ui/${file}.module.css`)),
    );
  };
  expect(new Set(names()).size).toBe(8);
  expect(names()).toEqual(names());
});

test("a name that no module has stops the build", () => {
  const name = countedNames(modules("app/ui/one.module.css"));
  expect(() => name("z", "app/ui/one.module.css")).toThrow(/one\.module\.css: no name "z"/);
});

test("two modules of one name stop the build", () => {
  const root = modules("app/ui/one.module.css", "app/pages/home/one.module.css");
  expect(() => countedNames(root)).toThrow(/app\/ui\/one\.module\.css: another .* own name\.$/);
});

function modules(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), "class-names-"));
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(
      join(root, file),
      ".a { & .b { color: red } } /* .not */ .a:hover { animation: throw 1s, pass 1s } @keyframes throw { to { left: 0 } } @keyframes pass { to { top: 0 } }",
    );
  }
  return root;
}
