import { t } from "#words";
import { type Answer, asked, feesClause, published } from "./answers.ts";
import { claims, statement } from "./claims.ts";
import { atStart } from "./in-words.ts";
import { aboutNumber } from "./links.ts";
import { everyMethod } from "./methods.ts";

/** Questions that no list of a page has, open or answered elsewhere: only the find field has these rows. */
export const foundAlone: readonly Answer[] = [
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
    t`documents, requirements, KYB, open an account, sign up, register, small business, individual, shop, papers, BVN, CAC, identity card`,
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
    t`Can a customer be charged at regular intervals?`,
    t`Name your country and the method.`,
    t`recurring, subscription, mandate, standing order, debit order, instalments, card on file, pre-approval, recurring payments, failed charge, retry`,
  ),
  asked(
    t`Can a customer pay by QR code, by link or in a shop?`,
    t`Name your country, and where your customers pay.`,
    t`QR, payment link, in store, terminal, POS, till, GhIPSS, contactless, POS machine, GhQR, rent`,
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
    t`recall, cancel, wrong number, wrong phone number, reversal, mistake`,
  ),
  asked(
    t`Which data of the sender and the receiver must a payout carry?`,
    t`Name your regulator and your payout countries.`,
    t`travel rule, originator, beneficiary, sender data, recipient data, recipient KYC, identity document, ID card, purpose`,
  ),
  asked(
    t`Who reports a cross-border payment to the central bank?`,
    t`Name your country.`,
    t`exchange control, balance of payments, BoP, SARB, CBN, BCEAO, reporting`,
  ),
  asked(
    t`Which taxes are withheld or added?`,
    t`Published prices leave out taxes. Name your country.`,
    t`tax, VAT, withholding, e-levy, stamp duty, invoice, billing, reverse charge, e-invoice`,
  ),
  asked(
    t`Can it be connected to our ERP or treasury system, and which files are there?`,
    t`Name your system and your formats.`,
    t`SAP, Oracle, NetSuite, ISO 20022, MT940, camt, pain, SFTP, statement, reconciliation, bulk, batch, CSV, export, Odoo, Sage, QuickBooks, payout file, upload, settlement report, statement of account`,
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
    t`reference, case study, customers, testimonial`,
  ),
  published(
    t`How fast does the API respond?`,
    t`${{ response: atStart(statement(claims.response)) }}, as stated by us.`,
    t`latency, response time, speed, milliseconds, performance`,
    { href: aboutNumber("response"), label: t`What our numbers cover` },
  ),
  published(
    t`Which payment methods are there?`,
    `${everyMethod}.`,
    t`method, payment methods, ways to pay, card, mobile money, bank transfer, USSD`,
    { href: "/payment-gateway", label: t`Payment Gateway` },
  ),
  published(
    t`Someone asks for my password or PIN in your name. What now?`,
    t`Keep it secret, and tell us.`,
    t`fraud, scam, phishing, PIN, password, impersonation, fake, stolen, OTP, my code`,
    { href: "/security-compliance#incident-response", label: t`Incident Response` },
  ),
  published(
    t`A customer has paid, and the money is not there. What now?`,
    t`Tell us promptly: which payment, when and how much. Leave out card numbers and passwords.`,
    t`missing, not received, complaint, where is my money, lost payment, error, wrong amount, debited but failed, failed transaction, charged twice, double`,
    feesClause,
  ),
  published(
    t`How can we reach you?`,
    t`By the form or by email. No telephone number is published.`,
    t`phone number, telephone, WhatsApp, call, email, address, contact, reply, answer time, office`,
    { href: "/contact", label: t({ message: "Contact", context: "page" }) },
  ),
  asked(
    t`How does a mobile money request reach the payer?`,
    t`Name the country and the wallet.`,
    t`STK push, prompt, M-Pesa API, mobile money request, USSD prompt, callback`,
  ),
  asked(
    t`From which IP addresses are webhooks sent, and can ours be listed?`,
    t`Name the addresses that your policy asks for.`,
    t`IP address, IP addresses, allowlist, whitelist, firewall, static IP, mTLS`,
  ),
  asked(
    t`Can an event be sent again by hand?`,
    t`Say which events you would ask for again.`,
    t`replay, resend, redeliver, webhook replay, missed event`,
  ),
  asked(
    t`Can cards be kept as tokens, and moved from another provider?`,
    t`Say how many cards, and where they are kept.`,
    t`token, network token, tokenisation, tokenization, vault, saved card, card on file, migrate, migration`,
  ),
  asked(
    t`Which name does a customer see on the statement?`,
    t`Say what your customers should see.`,
    t`statement descriptor, descriptor, billing name, card statement`,
  ),
  asked(
    t`Do we need a licence of our own?`,
    t`It may depend on your country. Say what you do, and where.`,
    t`own licence, IMTO licence, license, agent, authorisation, sponsor`,
  ),
  asked(
    t`Do settlement and payouts go on at weekends and on public holidays?`,
    t`Name your countries and the days.`,
    t`holiday, public holidays, bank holiday, weekend, Saturday, Sunday, Eid, Christmas, cut-off, cutoff time`,
  ),
  asked(
    t`Can many people be paid at once, such as staff and suppliers?`,
    t`Say how many people, and where.`,
    t`bulk payout, mass payout, batch, salaries, payroll, suppliers, staff`,
  ),
  asked(
    t`Can a payout be collected in cash?`,
    t`The two payout methods are bank transfer and mobile money. Name your countries.`,
    t`cash, cash pickup, agent, branch`,
  ),
  asked(
    t`How many days are there to answer a dispute, and with which evidence?`,
    t`Your system receives an event for each dispute. Name your method and country.`,
    t`dispute deadline, evidence, days to answer, representment`,
  ),
  asked(
    t`Is money held back, as a reserve or a deposit?`,
    t`Settlement may be held back where the law, a network or a pending check requires it.`,
    t`reserve, rolling reserve, holdback, deposit, collateral`,
  ),
  asked(
    t`What if a payment stays pending?`,
    t`The event payment.pending says so. How long that can last is not published.`,
    t`pending, status of a payment, stuck, timeout, expire, expires, expiry, not confirmed, not approved, check payment status`,
  ),
  asked(
    t`Which phone numbers and failures can I test with?`,
    t`The sandbox page names its tests, and no numbers.`,
    t`test phone number, test mobile money number, insufficient funds, wrong PIN`,
  ),
  asked(
    t`Is there a receipt or a proof for each payment and payout?`,
    t`Say who must see it.`,
    t`receipt, proof of payment, reports, donor, audit file, reconcile, invoice, tax invoice`,
  ),
  asked(
    t`Can we collect in CFA francs?`,
    t`XOF is not on our list of collection currencies. Name your country.`,
    t`CFA, FCFA, XOF, XAF, CFA franc`,
  ),
  asked(
    t`How long does it take to go live?`,
    t`It begins with the checks of your account. Say what you sell, and where.`,
    t`how long, onboarding time, how many days, integration time, go live, start`,
  ),
  published(
    t`How does an agreement end?`,
    t`Your agreement sets how long it runs and how either party can end it.`,
    t`cancel, terminate, termination, leave, stop, close account, notice period, penalty, contract length`,
    { href: "/terms-of-service#termination", label: t`Termination` },
    "agreement",
  ),
  asked(
    t`Can our core banking system or card switch be connected?`,
    t`Name your systems and their formats.`,
    t`core banking, switch, host, ISO 8583, issuer, processor`,
  ),
  asked(
    t`Can we set what our merchants pay?`,
    t`Say what you charge, and for which methods.`,
    t`mark-up, markup, resell, own price, price per sub-merchant, merchant fees, commission`,
  ),
  asked(
    t`Is there a least volume, or a least number of merchants?`,
    t`Say what you process, and for how many.`,
    t`minimum volume, minimum merchants, eligibility, qualify, threshold, start-up`,
  ),
  asked(
    t`Which local transfer and card networks can we use?`,
    t`Name your country and the networks.`,
    t`instant EFT, PayShap, Capitec Pay, PesaLink, NIP, RTGS, instant transfer, Verve, GIM-UEMOA`,
  ),
  asked(
    t`Do you answer a tender, and sign a non-disclosure agreement?`,
    t`Send what you ask for, and by when you need it.`,
    t`RFP, RFI, tender, proposal, bid, NDA, confidential, confidentiality`,
  ),
  published(
    t`How do we report a vulnerability?`,
    t`By email, also without a name. No reward is promised.`,
    t`vulnerability, disclosure, bug bounty, security researcher, security.txt`,
    { href: "/security-compliance#report-a-vulnerability", label: t`Report a Vulnerability` },
  ),
  asked(
    t`Can the payer bear the fee?`,
    t`Say who should pay it, and where.`,
    t`surcharge, convenience fee, pass on, fee on top, customer pays, parent, absorb`,
  ),
  asked(
    t`Can we see who has paid, by a reference of our own?`,
    t`Say which reference your payers give.`,
    t`payment reference, reference number, customer reference, student, pupil, match payments, reconcile payments, narration`,
  ),
  asked(
    t`Who is the contact for authorities, and who reports suspicious transactions?`,
    t`Say which authority you are, or which rules apply to you.`,
    t`compliance officer, MLRO, regulator, supervisor, suspicious activity, suspicious transaction report, STR, SAR, FIU, goAML, police, court order, law enforcement, money laundering reporting officer`,
  ),
  asked(
    t`What happens to a payment that a check has stopped?`,
    t`Say which check, and how soon you need a decision.`,
    t`false positive, alert, name match, blocked payment, suspended, screening hit, review`,
  ),
  asked(
    t`May we see your policies, or a completed questionnaire?`,
    t`The due-diligence sheet has what is published. Name the questionnaire.`,
    t`Wolfsberg, questionnaire, due diligence, due-diligence sheet, SIG, CAIQ, AML policy, procedures, anti-bribery, anti-corruption, modern slavery, ESG, sustainability, code of conduct`,
  ),
  asked(
    t`Can money be held until goods are delivered?`,
    t`Say what you sell, and when the seller should be paid.`,
    t`escrow, hold funds, hold payment, delivery, pay seller later, delayed payout, buyer protection`,
  ),
  asked(
    t`In which languages is the payment page?`,
    t`Name the language and your country.`,
    t`checkout language, hosted checkout, Swahili, Kiswahili, translation`,
  ),
  asked(
    t`In which languages are the agreement and the help?`,
    t`Name the language that you need.`,
    t`language, French, English, Portuguese, Arabic`,
  ),
  published(
    t`Which kinds of business are excluded?`,
    t`Illegal activities, and those that your agreement excludes.`,
    t`prohibited, restricted, high-risk, betting, gambling, casino, crypto, forex trading, adult, refuse`,
    { href: "/terms-of-service#acceptable-use", label: t`Acceptable Use` },
    "agreement",
  ),
  asked(
    t`How does a card payer confirm who he is (3-D Secure)?`,
    t`Name your countries and the card schemes.`,
    t`3DS, 3-D Secure, SCA, strong authentication, card authentication, one-time password at checkout`,
  ),
  asked(
    t`Can we use our own mobile money number, such as a paybill or a till?`,
    t`Name the operator, and the kind of number.`,
    t`paybill, till number, shortcode, M-Pesa number, merchant number`,
  ),
  asked(
    t`Which insurance do you hold?`,
    t`Name the cover and the amount that your policy requires.`,
    t`insurance, insured, cyber insurance, professional indemnity, liability cover`,
  ),
  asked(
    t`In which currency is a receiver paid?`,
    t`Name your payout countries.`,
    t`payout currency, receive currency, local currency payout, naira payout, dollar payout`,
  ),
  asked(
    t`How do we complain, and who decides if we disagree?`,
    t`Say what has happened. The agreement names the law that applies.`,
    t`complaint, complaints, ombudsman, escalate, mediation, appeal`,
  ),
];
