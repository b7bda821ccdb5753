// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code as text
import { expect, test } from "vitest";
import { inlineTexts, type Text } from "./inline.ts";

/** The code of an expression after its texts have been translated. */
function inlined(expression: string, translate = ({ message }: Text) => message) {
  const code = `import { plural, t, Trans } from "#words";\nconst it = ${expression};`;
  return inlineTexts(code, "app/it.tsx", translate)
    .replace(/[ \n]+/g, " ")
    .replace(/^.*const it = /, "")
    .replace(/;$/, "");
}

test.each([
  ["a text", "t`Pay`", '"Pay"'],
  ["values", "t`${a} to ${{ most: f(b) }}`", "`${a} to ${f(b)}`"],
  ["signs of templates", "t`\\`${a}\\``", "`\\`${a}\\``"],
  ["a text with a context", 't({ message: "Pay", context: "verb" })', '"Pay"'],
  ["an attribute", "<p title={t`Pay`} />", '<p title={"Pay"} />'],
  ["a sentence that is no child", "<Trans>Pay {a}</Trans>", "`Pay ${a}`"],
  [
    "a sentence with a link",
    "<p><Trans>Ask {who}, or <Link href={to(t`Us`)}>us</Link>.</Trans></p>",
    '<p>{`Ask ${who}, or `}<Link href={to("Us")}>{"us"}</Link>{"."}</p>',
  ],
  [
    "a value in an element",
    "<p><Trans>In <b>{count} days</b></Trans></p>",
    '<p>{"In "}<b>{`${count} days`}</b></p>',
  ],
  [
    "a plural",
    'plural(n.size, { one: "# day", other: "# days" })',
    'plural(n.size, {"one":"# day","other":"# days"})',
  ],
])("%s", (_, expression, expected) => {
  expect(inlined(expression)).toBe(expected);
});

test("a translation orders values and elements as it likes", () => {
  const sentence = "<p><Trans>Ask <b>us</b>, {who}</Trans></p>";
  expect(inlined(sentence, () => "{who}\u202f: <0>nous</0> d’abord")).toBe(
    '<p>{`${who}\u202f: `}<b>{"nous"}</b>{" d’abord"}</p>',
  );
});

test("the lines after a text do not move", () => {
  const code = '<p><Trans>\n  Pay {a}\n</Trans></p>; t({\n  message: "Pay",\n}); here();';
  const lineOf = (text: string) => text.split("here")[0]?.split("\n").length;
  expect(lineOf(inlineTexts(code, "it.tsx", ({ message }) => message))).toBe(lineOf(code));
});

test("the translator gets context and comment", () => {
  const texts: Text[] = [];
  inlined('t({ message: "Pay", context: "verb", comment: "On a button" })', (text) => {
    texts.push(text);
    return text.message;
  });
  expect(texts).toEqual([{ message: "Pay", context: "verb", comment: "On a button" }]);
});

test.each([
  ["{other}", "{other} is not a value of the text"],
  ["<0>Pay</0>", "<0> is not an element of the text"],
  ["Pay</0>", "</0> closes nothing"],
])("the translation %j is refused", (translation, reason) => {
  expect(() => inlined("t`Pay`", () => translation)).toThrow(`in "${translation}", ${reason}`);
});
