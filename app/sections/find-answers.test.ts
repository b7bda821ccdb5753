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
  ["Careers", "jobs"],
  ["foreign cards", "abroad"],
  ["sandbox", "test disputes"],
  ["paid in EUR", "settled in"],
  ["who is liable", "losses"],
  ["how many times is a webhook retried", "retried"],
  ["does a refund cost a fee", "refunded"],
  ["FINTRAC", "funded"],
  ["exit plan", "exit"],
  ["withholding taxes", "taxes"],
  ["transaction limit", "limit for one payment"],
  ["how much does it cost", "cost"],
  ["latency", "respond"],
  ["payment methods", "methods"],
  ["virtual account", "account number"],
  ["SAP", "ERP"],
  ["SSO", "single sign-on"],
  ["travel rule", "sender"],
  ["scam", "PIN"],
  ["stablecoin", "funded"],
  ["MTN MoMo", "wallets"],
  ["POPIA", "personal data"],
  ["status page", "status page"],
])("“%s” leads to its row", (typed, question) => {
  expect(findAnswers(typed).map((row) => row.question)[0]).toContain(question);
});

test.each(["", "   ", "how do I", "zzz", "+*(", "the"])("“%s” finds nothing", (typed) => {
  expect(findAnswers(typed)).toEqual([]);
});

test("no more than six rows are found", () => {
  expect(findAnswers("DORA").length).toBeLessThanOrEqual(6);
});
