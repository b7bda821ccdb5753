import { expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

/** What visitors had in mind, and a word of the question that it leads to first. */
test.each([
  ["idempotency", "idempotent"],
  ["status code", "status codes"],
  ["rate limits", "rate limit"],
  ["how do I split a payment", "split"],
  ["sub-merchant", "sub-merchants"],
  ["submerchants", "sub-merchants"],
  ["white label", "white label"],
  ["prefunding", "prefunding"],
  ["rate lock", "exchange rate"],
  ["Rwanda", "countries"],
  ["monthly fee", "monthly"],
  ["GDPR", "personal data"],
  ["DORA", "disruption"],
  ["wallet", "wallets"],
  ["networks", "networks"],
  ["card brands", "cards accepted"],
  ["penetration", "penetration"],
  ["authentication", "authenticate"],
  ["verify signature", "signature"],
  ["test cards", "test with"],
  ["changelog", "versioned"],
  ["Go SDK", "SDK"],
  ["refunds", "refunded"],
  ["chargeback", "chargebacks"],
  ["sanctions", "sanctions"],
  ["Careers", "jobs"],
  ["journalist", "press"],
  ["foreign cards", "abroad"],
  ["sandbox", "test disputes"],
  ["paid in EUR", "settled in"],
  ["agentic", "agentic"],
  ["who is liable", "losses"],
  ["phone number", "reach you"],
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
