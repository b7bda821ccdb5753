import { describe, expect, test } from "vitest";
import type { ContactMessage } from "../form.ts";
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

const withoutToken = (message: ContactMessage) => ({ ...evidence(message), tokenAge: undefined });

describe("the corpus", () => {
  const [good, bad] = [corpusOf("good"), corpusOf("bad")];
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

  // Untaught texts: fewer are recognised, and hardly more good ones are held back.
  test.each([0, 1])("half %i, judged by what the other half teaches", (which) => {
    const wording = learn(half(good, 1 - which), half(bad, 1 - which));
    const heldOf = (messages: readonly ContactMessage[]) =>
      messages.filter((message) => judge(evidence(message), wording).length > 0);
    const [goods, bads] = [half(good, which), half(bad, which)];
    expect(heldOf(goods).length * 60).toBeLessThanOrEqual(goods.length * 2);
    expect(heldOf(bads).length * 60).toBeGreaterThanOrEqual(bads.length * 45);
  });
});

/** The subjects of held-back messages. */
const subjectsHeld = (messages: readonly ContactMessage[], each: typeof evidence) =>
  messages.filter((message) => judge(each(message)).length > 0).map(({ subject }) => subject);

describe("unseen texts, and their counterparts in the corpus", () => {
  test.each(["developers", "unseen/developers"] as const)("%s: none of 20 is held back", (kind) => {
    const questions = corpusOf(kind);
    expect(questions).toHaveLength(20);
    expect(subjectsHeld(questions, evidence)).toEqual([]);
    expect(subjectsHeld(questions, withoutToken)).toEqual([]);
  });

  test("none of 82 enquiries is held back, and at most 2 without a token", () => {
    const enquiries = corpusOf("unseen/enquiries");
    expect(enquiries).toHaveLength(82);
    expect(subjectsHeld(enquiries, evidence)).toEqual([]);
    expect(subjectsHeld(enquiries, withoutToken).length).toBeLessThanOrEqual(2);
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
  const doubtful = saying("Zebra lanterns by Telegram");
  const neutral = () => 0;
  expect(judge(doubtful, neutral)).toEqual([]);
  expect(judge({ ...doubtful, tokenAge: 2999 }, neutral)).toContain("too fast");
  expect(judge({ ...doubtful, tokenAge: undefined }, neutral)).toContain("no token");
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

describe("random letters", () => {
  const judged = (name: string, subject: string, message: string) =>
    judge(evidence({ ...valid, name, subject, message }));

  test.each([
    ["ZpRxTnWqKbLd", "mNbVcXzLkJ", "tYhGbVfRcDxEsWz"],
    ["Robert Hill", "Hello", "kJhGfDsAqW pOiUyTrEwQ mNbVcXzLkJ"],
    ["hQKfzSZvWYiJMRNt", "RkOWnGQHfxVjmBL", "Hello, how are you today?"],
    ["fghjkl", "dfghjk", "sdkfjh skdjfh ksjdhf kjsdhf"],
  ])("%s, %s, %s", (name, subject, message) => {
    expect(judged(name, subject, message)).toContain("random letters");
  });

  test.each([
    ["a method's name", "onTransactionStatusChanged", "onTransactionStatusChanged fires twice"],
    ["a key", "Key refused", "Why is kvk_test_4eC39HqLyjWDarjtT1zdp7dc refused?"],
    [
      "a token",
      "jwt",
      "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmN what is wrong",
    ],
    ["a class", "Error", "at ng.shop.PaymentGatewayHTTPClientImpl.sendOrThrow(Client.java:58)"],
    ["a commit", "Since 9fceb02d", "HTTP 500 since 9fceb02d0ae598e95dc970b74767f19372d61af8"],
    [
      "base64",
      "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN",
      "qmfVNQhnkZ2pj9o9NDN/H/pI4= is it right?",
    ],
    ["variables", "MERCHANT_KEY", "STK_PUSH_KEY or HTTPS_PROXY_KEY?"],
  ])("%s has none", (_, subject, message) => {
    expect(judged("Siobhán McDonald-O'Neill", subject, message)).not.toContain("random letters");
    expect(judged("ntshangase", subject, message)).not.toContain("random letters");
  });
});

test.each([
  ["two techniques with a stroke between them", "Have you Node.js/Express code?"],
  ["a list's index", "Is filter[url] or filter[link] right for the callback?"],
  ["a short question in Chinese", "想问一下刷卡费率"],
])("%s is neither a link nor a board's code, and more than a word", (_, message) => {
  expect(judge(withoutToken({ ...valid, subject: "Question", message }))).toEqual([]);
});
