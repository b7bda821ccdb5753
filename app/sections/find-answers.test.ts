import { expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

/** What visitors had in mind, and a word of the question that it leads to first. */
test.each([
  ["idempotency", "idempotent"],
  ["rate limits", "rate limit"],
  ["how do I split a payment", "split"],
  ["submerchants", "sub-merchants"],
  ["prefunding", "prefunding"],
  ["Rwanda", "countries"],
  ["GDPR", "personal data"],
  ["DORA", "disruption"],
  ["card brands", "cards accepted"],
  ["authentication", "authenticate"],
  ["test cards", "test with"],
  ["changelog", "versioned"],
  ["foreign cards", "abroad"],
  ["sandbox", "test disputes"],
  ["paid in EUR", "settled in"],
  ["who is liable", "losses"],
  ["how many times is a webhook retried", "retried"],
  ["does a refund cost a fee", "refunded"],
  ["how much does it cost", "cost"],
  ["payment methods", "methods"],
  ["SAP", "ERP"],
  ["SSO", "single sign-on"],
  ["status page", "status page"],
  ["CBN", "licen"],
  ["do we need our own licence", "licence of our own"],
  ["complaint", "complain"],
  ["how long does it take to go live", "go live"],
  ["who holds our money", "safeguard"],
  ["payment pending", "stays pending"],
  ["test phone number", "phone numbers"],
  ["customer debited but failed", "money is not there"],
  ["price", "cost"],
  ["price mobile money", "cost"],
  ["CFA", "CFA francs"],
])("“%s” leads to its row", (typed, question) => {
  expect(
    findAnswers(typed)
      .map((row) => row.question)[0]
      ?.toLowerCase(),
  ).toContain(question.toLowerCase());
});

test.each(["", "   ", "how do I", "zzz", "+*(", "the"])("“%s” finds nothing", (typed) => {
  expect(findAnswers(typed)).toEqual([]);
});

test.each([
  ["payout", 7],
  ["DORA", 7],
  ["BCEAO", 2],
])("“%s” leads to every row that has it, of which there are %s at least", (word, least) => {
  expect(findAnswers(word).length).toBeGreaterThanOrEqual(least);
});
