import fc from "fast-check";
import { expect, test } from "vitest";
import { valid } from "../testing/messages.ts";
import { corpusOf } from "./corpus.ts";
import { textDigest } from "./text-digest.ts";

const digest = (message: string, name = "Ann Bee") => textDigest({ ...valid, name, message });

const word = fc.stringMatching(/^[a-zäñ]{4,12}$/);
const words = fc.array(word, { minLength: 30, maxLength: 60 });
const filling = fc.constantFrom(
  " ",
  "\n\n",
  ", ",
  " - ",
  " 17 ",
  "... ",
  " https://a.example/7 ",
  " a@b.example ",
);
const signature = fc.constantFrom("Maximilian Zwick", "Yolanda Xu", "ZOË");

test("copies have the same digest, however spaces, capitals, digits, links and the sender's name vary", () => {
  fc.assert(
    fc.property(
      words,
      fc.infiniteStream(filling),
      signature,
      fc.boolean(),
      (each, fill, name, loud) => {
        const text = each.map((one) => `${one}${fill.next().value}`).join("");
        const copy = `${loud ? text.toUpperCase() : text}\nRegards, ${name}!`;
        expect(digest(copy, name)).toBe(digest(`${each.join(" ")} regards`));
      },
    ),
  );
});

test("another word is another text", () => {
  fc.assert(
    fc.property(words, word, fc.nat(), (each, other, at) => {
      const changed = each.with(at % each.length, other);
      fc.pre(changed.join("") !== each.join(""));
      expect(digest(changed.join(" "))).not.toBe(digest(each.join(" ")));
    }),
  );
});

test("a short text is never called repeated, in any script", () => {
  for (const text of [
    "Hello, I want to open an account, please call me on 0712 555 019.",
    "Bonjour, merci de me rappeler au sujet de mon compte.",
    "السلام عليكم، كيف يمكنني فتح حساب لديكم؟",
    "test test test",
    "https://shop.example/".repeat(20),
  ]) {
    expect(digest(text)).toBeUndefined();
  }
  expect(
    digest(
      "本公司代开各类发票，税点低，可验证后付款。联系电话微信同号，欢迎来电咨询，长期有效，诚信经营，全国可开，先开后付。",
    ),
  ).toBeDefined();
});

test("no two messages of the corpus share a digest", () => {
  const digests = [...corpusOf("good"), ...corpusOf("bad")].map((message) => textDigest(message));
  const long = digests.filter((each) => each !== undefined);
  expect(long.length).toBeGreaterThan(digests.length / 3);
  expect(new Set(long).size).toBe(long.length);
});
