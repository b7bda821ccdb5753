import { expect, test } from "vitest";
import { readSheet, writeSheet } from "./sheet.ts";

test.each([
  "",
  ".a{color:red}",
  ".a,.b:is(h1,[x]) p{margin:0;--x:a,b;padding:1px}",
  '.a[x="},{"]:before{content:"a;b}\\"";color:red}',
  ".a\\:b{color:red}",
  ".a{--x:{};background:url(data:image/svg+xml;utf8,x)}",
  "@layer base,ui;@layer ui{@media (min-width:1px) and (hover:hover){.a{color:red}}.b{margin:0}}",
  '@font-face{font-family:"F;";src:url(f)}@property --x{syntax:"*";inherits:false}',
  "@keyframes m{0%{color:red}to{margin:0}}@page{margin:15mm 0}@container (width>1px){.a{margin:0}}",
])("%s is written as it was read", (css) => {
  expect(writeSheet(readSheet(css))).toBe(css);
});

test("what a rule says", () => {
  const [rule] = readSheet(".a:is(.b,.c),.d{margin:0;-webkit-mask:url(a;b) 0,0;--x:1px}");
  expect(rule).toMatchObject({
    selectors: [{ text: ".a:is(.b,.c)" }, { text: ".d" }],
    declarations: [{ property: "margin" }, { property: "mask" }, { property: "--x" }],
  });
});

test("a rule without declarations and a block without rules are not written", () => {
  const selectors = readSheet(".a{margin:0}").flatMap((node) =>
    node.kind === "rule" ? [{ ...node, declarations: [] }] : [],
  );
  const inBlock = (prelude: string) => writeSheet([{ kind: "block", prelude, nodes: selectors }]);
  expect(inBlock("@media print")).toBe("");
  expect(inBlock("@layer a"), "which keeps its place").toBe("@layer a;");
});
