import { describe, expect, test } from "vitest";
import type { ContactMessage } from "../../app/content/message.ts";
import { valid } from "../testing/messages.ts";
import { corpusOf } from "./corpus.ts";
import { type Evidence, judge } from "./judge.ts";
import { learn } from "./wording.ts";

/** A message from a page with scripts, a minute after its first letter. */
const evidence = (message: ContactMessage): Evidence => ({
  message,
  hidden: "",
  tokenAge: 60_000,
  repeats: { sameAddress: 0, otherAddresses: 0 },
});
const from = evidence(valid);
const saying = (message: string) => evidence({ ...valid, subject: "Hello", message });

describe("the corpus", () => {
  const [good, bad] = [corpusOf("good"), corpusOf("bad")];
  const withoutToken = (message: ContactMessage) => ({ ...evidence(message), tokenAge: undefined });
  const half = (messages: readonly ContactMessage[], which: number) =>
    messages.filter((_, i) => i % 2 === which);

  test("no more than 1 of 60 good ones is held back, with a token or without", () => {
    expect(good.length).toBeGreaterThan(60);
    for (const each of [evidence, withoutToken]) {
      const held = good.filter((message) => judge(each(message)).length > 0);
      expect(held.length * 60).toBeLessThanOrEqual(good.length);
    }
  });

  test("at least 55 of 60 bad ones are, though they come as a person's would", () => {
    expect(bad.length).toBeGreaterThan(60);
    const held = bad.filter((message) => judge(evidence(message)).length > 0);
    expect(held.length * 60).toBeGreaterThanOrEqual(bad.length * 55);
  });

  // What nobody has taught it: less of it is recognised, and hardly more good ones are held back.
  test.each([0, 1])("half %i, judged by what the other half teaches", (which) => {
    const wording = learn(half(good, 1 - which), half(bad, 1 - which));
    const heldOf = (messages: readonly ContactMessage[]) =>
      messages.filter((message) => judge(evidence(message), wording).length > 0);
    const [goods, bads] = [half(good, which), half(bad, which)];
    expect(heldOf(goods).length * 60).toBeLessThanOrEqual(goods.length * 2);
    expect(heldOf(bads).length * 60).toBeGreaterThanOrEqual(bads.length * 45);
  });
});

test("a filled hidden field decides alone, whatever the message says", () => {
  for (const message of corpusOf("good")) {
    expect(judge({ ...evidence(message), hidden: "x" })[0]).toBe("hidden field");
  }
});

test("a fourth copy from one address decides alone, and so does a text from a sixth; a corrected address does not", () => {
  const repeated = (sameAddress: number, otherAddresses: number) =>
    judge({ ...from, repeats: { sameAddress, otherAddresses } });
  expect(repeated(2, 4)).toEqual([]);
  expect(repeated(3, 0)).toContain("repeated");
  expect(repeated(0, 5)).toContain("repeated");
});

test("neither haste nor the lack of a token decides alone; both count", () => {
  expect(judge({ ...from, tokenAge: undefined })).toEqual([]);
  expect(judge({ ...from, tokenAge: 0 })).toEqual([]);
  const words = { subject: "Lantern", message: "Zebra lanterns by Telegram" };
  const doubtful = evidence({ ...valid, ...words });
  expect(judge(doubtful)).toEqual([]);
  expect(judge({ ...doubtful, tokenAge: 2999 })).toContain("too fast");
});

test.each([
  ["board code", "[url=https://a.example]watches[/url] for you"],
  ["HTML link", 'Nice site <a href="https://a.example">cheap watches</a> thanks'],
  ["short link", "hey look https://bit.ly/abc"],
  ["little but a link", "hey https://a.example/b?c"],
  ["foreign script", "Создание сайтов под ключ недорого. Скидка 30% до конца месяца."],
  ["one word", "hello hello hello"],
  ["messenger", "Big income for you, write me in Telegram"],
  ["wording", "We can put your website on the first page of Google."],
] as const)("says why: %s", (reason, message) => {
  expect(judge(saying(message))).toContain(reason);
});

test("random letters are recognised where they are", () => {
  const letters = { name: "ZpRxTnWqKbLd", subject: "mNbVcXzLkJ", message: "tYhGbVfRcDxEsWz" };
  expect(judge(evidence({ ...valid, ...letters }))).toContain("random letters");
  expect(judge(evidence({ ...valid, name: "Siobhán McDonald-O'Neill" }))).toEqual([]);
});
