import { t } from "#words";
import type { Availability } from "./availability.ts";
import { type DocsPage, docsUrl } from "./brand.ts";
import { contactAbout, type Href } from "./links.ts";

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

export const feesClause = {
  href: "/terms-of-service#fees-payments",
  label: t`Fees & Payments`,
} as const;

/** One row each, wherever it is asked. */
export const chargebacks = published(
  t`Who bears losses, disputes and chargebacks?`,
  t`Your agreement sets it.`,
  t`chargeback, dispute, loss, liability, liable, fraud, reversal`,
  feesClause,
  "agreement",
);
const rate = published(
  t`Which exchange rate applies, and can it be locked?`,
  t`Your agreement sets the rate. This site quotes none.`,
  t`FX rate, rate lock, conversion, spread, margin, hedging, quote`,
  feesClause,
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
      t`Answered in the documentation:`,
      t`limits, throttling, quota, 429, requests per second`,
      "reference",
    ),
    documented(
      t`How are long lists divided into pages?`,
      t`Answered in the documentation:`,
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
      t`test card, card number, test data, credentials, test phone number`,
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
      t`funding, sending country, Canada, CAD, FINTRAC, FCA, pay in, stablecoin, USDC, crypto, fund in GBP, SEPA, IBAN`,
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
      t`foreign card, international card, card brand, Visa, Mastercard, Verve, network, American Express, Amex, UnionPay`,
    ),
    asked(
      t`Which mobile wallets are there, by name?`,
      t`Name your country and the wallets that your customers use.`,
      t`wallet, Orange Money, MTN MoMo, Wave, M-Pesa, Airtel Money, Telecel, mobile money, AirtelTigo, Moov, mpesa, Halopesa, Mixx by Yas`,
    ),
    asked(
      t`Can we start without a developer?`,
      t`Say what your shop runs on.`,
      t`no code, plugin, payment link, Shopify, WooCommerce, sign up, PrestaShop, Magento, Wix`,
    ),
    published(
      t`Are there set-up, monthly or other fees?`,
      t`Your agreement sets the fees.`,
      t`monthly fee, setup fee, minimum, dispute fee, hidden cost, interchange, interchange plus, volume discount`,
      feesClause,
      "agreement",
    ),
    published(
      t`Can a payment be refunded, and who bears the cost?`,
      t`Your system receives an event for each refund. Your agreement sets who bears it.`,
      t`refund, refund fee, return money, reimbursement`,
      feesClause,
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
      t`Say who you are, and what you need it for.`,
      t`founder, CEO, management, team, owner, customers, volume, revenue, year`,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Answer[]>>;

/** The id of a row on its page. */
export const answerId = (audience: keyof typeof answersFor, index: number): string =>
  `${audience}-${index + 1}`;
