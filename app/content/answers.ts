import { t } from "#words";
import type { Availability } from "./availability.ts";
import { type DocsPage, docsUrl } from "./brand.ts";
import { claims, statement } from "./claims.ts";
import { atStart, inList } from "./in-words.ts";
import { aboutNumber, contactAbout, type Href } from "./links.ts";
import { methods } from "./methods.ts";

/** A question and where its answer stands. It makes sense alone, because it can become the subject of a message. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
  readonly availability: Availability;
  /** Where it is published, or how to ask for it. */
  readonly link: { readonly href: Href; readonly label: string };
  /** What else people call it: the find field knows these too. */
  readonly words: string;
}

export function asked(
  question: string,
  answer: string,
  words: string,
  availability: Exclude<Availability, "published"> = "ask",
): Answer {
  const link = { href: contactAbout(question), label: t`Send this question` };
  return { question, answer, availability, link, words };
}

export function published(
  question: string,
  answer: string,
  words: string,
  link: Answer["link"],
  availability: Availability = "published",
): Answer {
  return { question, answer, availability, link, words };
}

function documented(question: string, answer: string, words: string, page: DocsPage): Answer {
  const labels = {
    reference: t`API Reference`,
    guides: t`Integration Guides`,
    changelog: t`Changelog`,
  } as const;
  const label = labels[page as keyof typeof labels];
  return published(question, answer, words, { href: docsUrl(page), label }, "documentation");
}

const fees = { href: "/terms-of-service#fees-payments", label: t`Fees & Payments` } as const;

/** One row each, wherever it is asked. */
export const chargebacks = published(
  t`Who bears losses, disputes and chargebacks?`,
  t`Your agreement sets it.`,
  t`chargeback, dispute, loss, liability, liable, fraud, reversal`,
  fees,
  "agreement",
);
const rate = published(
  t`Which exchange rate applies, and can it be locked?`,
  t`Your agreement sets the rate. This site quotes none.`,
  t`FX rate, rate lock, conversion, spread, margin, hedging, quote`,
  fees,
  "agreement",
);
const checks = published(
  t`Who runs which KYC and AML check?`,
  t`Your agreement sets it. Duties that the rules give you stay yours.`,
  t`identity, verification, onboarding, senders, beneficiaries`,
  {
    href: "/security-compliance#compliance-programs",
    label: t`Compliance Programs (KYC/AML)`,
  },
  "agreement",
);

/** What each audience asks first and no other part of its page answers. */
export const answersFor = {
  developers: [
    documented(
      t`How does a request authenticate?`,
      t`Test and production have different keys.`,
      t`authentication, API key, bearer token, header, credentials, login`,
      "reference",
    ),
    documented(
      t`Are requests idempotent?`,
      t`A webhook event can arrive again: treat it as the same event.`,
      t`idempotency, idempotent key, duplicate, repeat, retry`,
      "reference",
    ),
    documented(
      t`Which errors and status codes are there?`,
      t`A failed payment also sends an event: payment.failed.`,
      t`error, status code, HTTP 400 401 404 500, failure`,
      "reference",
    ),
    documented(
      t`Is there a rate limit?`,
      t`This site states none.`,
      t`limits, throttling, quota, 429, requests per second`,
      "reference",
    ),
    documented(
      t`How are long lists divided into pages?`,
      t`This site does not describe it.`,
      t`pagination, paging, cursor, offset`,
      "reference",
    ),
    documented(
      t`How is the API versioned?`,
      t`The changelog says what has changed.`,
      t`version, changelog, breaking change, deprecation`,
      "changelog",
    ),
    documented(
      t`Which cards can I test with?`,
      t`The sandbox page names its tests, and no card numbers.`,
      t`test card, card number, test data, credentials`,
      "guides",
    ),
    documented(
      t`How do I verify a webhook’s signature?`,
      t`Events are signed. Verify the signature before you act on one.`,
      t`signature, HMAC, SHA, algorithm, header, secret, endpoint`,
      "guides",
    ),
  ],
  payfacs: [
    asked(
      t`How are our sub-merchants onboarded?`,
      t`Say how many you have, and in which countries.`,
      t`sub-merchant, onboarding, KYB, boarding, submerchant`,
    ),
    asked(
      t`Can a payment be split between us and our merchants?`,
      t`Say between whom, and when each is paid.`,
      t`split, subaccount, commission, marketplace, platform fee`,
    ),
    asked(
      t`Is there a white label?`,
      t`Say what your merchants should see under your name.`,
      t`white label, branding, own brand, checkout page`,
    ),
    chargebacks,
    checks,
  ],
  imtos: [
    asked(
      t`Which countries can we pay out to?`,
      t`Name your countries. We publish how many there are, and no list. The coverage map does not show them.`,
      t`payout countries, corridors, remittance, coverage`,
    ),
    asked(
      t`Which networks and wallets can be paid out to?`,
      t`Name your countries and the wallets that your receivers use.`,
      t`network, wallet, mobile money operator, MTN, Airtel, Orange Money, M-Pesa, Wave`,
    ),
    asked(
      t`Do payouts need prefunding?`,
      t`Say which corridors, and how much a day.`,
      t`prefunding, prefund, float, liquidity, credit line, deposit`,
    ),
    asked(
      t`Is there a limit for one transfer?`,
      t`Say the smallest and the largest amount that you send.`,
      t`limit, minimum, maximum, ceiling, transfer size`,
    ),
    asked(
      t`From where, and in which currency, can payouts be funded?`,
      t`Name your country, its regulator and your currency.`,
      t`funding, sending country, Canada, CAD, FINTRAC, FCA, pay in, stablecoin, USDC, crypto`,
    ),
    asked(
      t`How fast is a payout?`,
      t`The settlement tiers are for money that you collect. Name your payout countries.`,
      t`speed, instant, delay, hours, arrival`,
    ),
    asked(
      t`How much is the flat payout fee?`,
      t`Say how many payouts you make, and where.`,
      t`payout fee, disbursement, flat fee, transfer price`,
    ),
    rate,
    checks,
  ],
  merchants: [
    asked(
      t`Are cards accepted that were issued abroad?`,
      t`Published prices are for local cards. Say where your customers live.`,
      t`foreign card, international card, card brand, Visa, Mastercard, Verve, network`,
    ),
    asked(
      t`Which mobile wallets are there, by name?`,
      t`Name your country and the wallets that your customers use.`,
      t`wallet, Orange Money, MTN MoMo, Wave, M-Pesa, Airtel Money, Telecel, mobile money`,
    ),
    asked(
      t`Can we start without a developer?`,
      t`Say what your shop runs on.`,
      t`no code, plugin, payment link, Shopify, WooCommerce, sign up`,
    ),
    published(
      t`Are there set-up, monthly or other fees?`,
      t`Your agreement sets the fees.`,
      t`monthly fee, setup fee, minimum, dispute fee, hidden cost`,
      fees,
      "agreement",
    ),
    published(
      t`Can a payment be refunded, and who bears the cost?`,
      t`Your system receives an event for each refund. Your agreement sets who bears it.`,
      t`refund, refund fee, return money, reimbursement`,
      fees,
      "agreement",
    ),
    asked(
      t`Which currencies can we be settled in?`,
      t`Name the currencies that you need.`,
      t`settlement currency, paid in, EUR, euro, GBP, pound, USD, dollar, bank account abroad`,
    ),
    chargebacks,
  ],
  acquirers: [
    asked(
      t`Which card schemes can we acquire?`,
      t`Say which schemes you hold, and where.`,
      t`card scheme, network, Visa, Mastercard, Verve, BIN sponsor, membership`,
    ),
    asked(
      t`Which corridors can be added for us?`,
      t`Name the two ends of each.`,
      t`corridor, route, new market`,
    ),
    chargebacks,
  ],
  press: [
    asked(
      t`Who answers the press?`,
      t`Say what you write, and by when you need an answer.`,
      t`press, media, journalist, interview, spokesperson`,
    ),
    asked(
      t`Are there images and a logo to print?`,
      t`Say where they will appear.`,
      t`logo, press kit, photograph, picture, brand`,
    ),
    asked(
      t`Are there open jobs?`,
      t`Say what you do, and where you live. For a CV, use the email address.`,
      t`job, career, careers, vacancy, hiring, internship, work, salary, remote, office, CV`,
    ),
    asked(
      t`Who founded and runs the company, and how many customers has it?`,
      t`Say what you write, and by when you need an answer.`,
      t`founder, CEO, management, team, owner, customers, volume, revenue, year`,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Answer[]>>;

/** Answered elsewhere on the site: only the find field has these rows. */
export const answeredElsewhere: readonly Answer[] = [
  published(
    t`In which countries can I collect, and which do you cover?`,
    t`Two lists, with a row for each country.`,
    t`country, coverage, Ghana, Kenya, Nigeria, Rwanda, South Africa, Tanzania, Uganda, Zambia, Senegal, currency, local collection`,
    { href: "/country-coverage#find", label: t`Country Coverage` },
  ),
  published(
    t`Is there an SDK for my language?`,
    t`Each SDK has its own page of documentation.`,
    t`SDK, library, Python, Java, Node.js, PHP, Ruby, Go, React, iOS, Android`,
    { href: "/sdks-libraries", label: t`SDKs & Libraries` },
  ),
  published(
    t`Which webhook events are sent?`,
    t`Each has a name. Only payout.successful is about a payout.`,
    t`webhook, event, notification, callback, payload`,
    { href: "/webhooks#events", label: t`Webhooks` },
  ),
  asked(
    t`How often, and for how long, is a webhook retried?`,
    t`At growing intervals. The number is not published.`,
    t`retry, retries, backoff, attempts, how many times, delivery`,
  ),
  published(
    t`Can we test disputes, refunds and declines?`,
    t`In the sandbox, with test credentials.`,
    t`sandbox, test, dispute, decline, refund, trial, test account`,
    { href: "/sandbox", label: t`Sandbox` },
  ),
  asked(
    t`What does the agentic payments platform do?`,
    t`It is AI-driven. Say what you want it to do.`,
    t`agentic, AI, artificial intelligence, agent, assistant`,
  ),
  asked(
    t`Where can our money be settled: in which country, to a bank account or a wallet?`,
    t`Name the country and the kind of account.`,
    t`settlement account, bank account, abroad, London, payout to phone, where am I paid`,
  ),
  asked(
    t`Can a company that is registered in another country collect?`,
    t`It may depend on licences. Say where you are registered, and where your customers pay.`,
    t`local entity, subsidiary, foreign company, incorporated, branch`,
  ),
  asked(
    t`Which papers does an account need, and can a sole trader open one?`,
    t`Opening an account is subject to KYC and AML checks. Say what you sell, where, and which papers you have.`,
    t`documents, requirements, open an account, sign up, register, small business, individual, shop`,
  ),
  asked(
    t`Do test credentials come before or after the checks of an account?`,
    t`The sandbox uses test credentials. Say when you want to begin.`,
    t`test today, sandbox access, get credentials, sign up`,
  ),
  asked(
    t`How does a bank transfer work, and is there an account number for each payer?`,
    t`Name your country.`,
    t`virtual account, dedicated account, NUBAN, account number, IBAN, direct debit`,
  ),
  asked(
    t`Is there a limit for one payment that we collect?`,
    t`Name the method, the country and your largest amount.`,
    t`transaction limit, maximum, minimum, ceiling, daily limit`,
  ),
  asked(
    t`Can a customer be charged again and again?`,
    t`Name your country and the method.`,
    t`recurring, subscription, mandate, standing order, debit order, instalments, card on file, pre-approval`,
  ),
  asked(
    t`Can a customer pay by QR code, by link or in a shop?`,
    t`Name your country, and where your customers pay.`,
    t`QR, payment link, in store, terminal, POS, till, GhIPSS, PayShap, contactless`,
  ),
  asked(
    t`What does a failed or returned payout cost, and when is the money back?`,
    t`Say how you pay out, and where.`,
    t`failed payout, returned, rejected, bounce, reversal`,
  ),
  asked(
    t`How do we learn that a payout failed, or has no answer yet?`,
    t`Of the events, only payout.successful is about a payout.`,
    t`payout status, pending payout, timeout, timed out, unknown, query`,
  ),
  asked(
    t`Can the name or the account of a receiver be checked before a payout?`,
    t`Name your payout countries.`,
    t`name check, account verification, name enquiry, beneficiary, recipient, validation`,
  ),
  asked(
    t`Can a payout to a wrong account be stopped or called back?`,
    t`Reversals follow the rules of the method and of the network. Name your payout countries.`,
    t`recall, cancel, wrong number, reversal, mistake`,
  ),
  asked(
    t`Which data of the sender and the receiver must a payout carry?`,
    t`Name your regulator and your payout countries.`,
    t`travel rule, originator, beneficiary, sender data, purpose`,
  ),
  asked(
    t`Who reports a cross-border payment to the central bank?`,
    t`Name your country.`,
    t`exchange control, balance of payments, BoP, SARB, CBN, BCEAO, reporting`,
  ),
  asked(
    t`Which taxes are withheld or added?`,
    t`Published prices leave out taxes. Name your country.`,
    t`tax, VAT, withholding, e-levy, stamp duty, invoice`,
  ),
  asked(
    t`Can it be connected to our ERP or treasury system, and which files are there?`,
    t`Name your system and your formats.`,
    t`SAP, Oracle, NetSuite, ISO 20022, MT940, camt, pain, SFTP, statement, reconciliation, bulk, batch, CSV, export`,
  ),
  asked(
    t`Can our own users have roles, approvals, single sign-on and a log?`,
    t`Name what your policy requires.`,
    t`SSO, SAML, maker-checker, four eyes, permissions, user management, audit trail, approval`,
  ),
  asked(
    t`Is there a status page, with past incidents?`,
    t`This site shows none.`,
    t`status page, outage, incident history, maintenance, downtime`,
  ),
  asked(
    t`Who owns and directs the company, and may we see its accounts?`,
    t`Name what your policy requires.`,
    t`beneficial owner, UBO, shareholder, director, board, audited, financial statements, funding, investors`,
  ),
  asked(
    t`Can we talk to a customer like us?`,
    t`Case studies are on request. Say what you do, and where.`,
    t`reference, case study, customers, testimonial, RFP, tender`,
  ),
  published(
    t`How fast does the API respond?`,
    t`${{ response: atStart(statement(claims.response)) }}, as stated by us.`,
    t`latency, response time, speed, milliseconds, performance`,
    { href: aboutNumber("response"), label: t`What our numbers cover` },
  ),
  published(
    t`Which payment methods are there?`,
    `${atStart(inList(methods.map(({ inSentence }) => inSentence)))}.`,
    t`method, payment methods, ways to pay, card, mobile money, bank transfer, USSD`,
    { href: "/payment-gateway", label: t`Payment Gateway` },
  ),
  published(
    t`Someone asks for my password or PIN in your name. What now?`,
    t`Keep it secret, and tell us.`,
    t`fraud, scam, phishing, PIN, password, impersonation, fake, stolen`,
    { href: "/security-compliance#incident-response", label: t`Incident Response` },
  ),
  published(
    t`A customer has paid, and the money is not there. What now?`,
    t`Tell us promptly: which payment, when and how much. Leave out card numbers and passwords.`,
    t`missing, not received, complaint, where is my money, lost payment, error, wrong amount`,
    fees,
  ),
  published(
    t`How can we reach you?`,
    t`By the form or by email. No telephone number is published.`,
    t`phone number, telephone, WhatsApp, call, email, address, contact`,
    { href: "/contact", label: t({ message: "Contact", context: "page" }) },
  ),
];

/** The id of a row on its page. */
export const answerId = (audience: keyof typeof answersFor, index: number): string =>
  `${audience}-${index + 1}`;
