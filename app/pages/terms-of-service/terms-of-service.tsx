import { Trans, t } from "#words";
import { brand, companyName } from "../../content/brand.ts";
import { effectiveDate } from "../../content/legal.ts";
import { LegalDocument, section } from "../../sections/legal-document.tsx";
import { Mailbox } from "../../sections/mailbox.tsx";
import { Link } from "../../ui/link.tsx";

export default function TermsOfService() {
  return (
    <LegalDocument
      path="/terms-of-service"
      note={t`Effective ${effectiveDate}`}
      summary={summary}
      sections={sections}
    />
  );
}

const summary = [
  t`This website is for information. Your agreement with us governs our services.`,
  t`Where these terms and your agreement differ, your agreement prevails.`,
  t`Prices, periods, limits of liability and the governing law are those that your agreement names.`,
  t`Keep your credentials safe, use the services lawfully, and talk to us when something is wrong.`,
] as const;

const sections = [
  section("acceptance", t`Acceptance`, {
    parties: t`These terms are between ${companyName} (“we”, “us”) and you: a visitor of this website, or the business for which you use our services.`,
    acceptance: t`By using this website or the services you accept these terms. If you do not accept them, please do not use either.`,
    authority: t`If you act for a business, you confirm that you have the authority to do so. These terms are for businesses. They do not remove any right that the law gives to consumers.`,
    agreement: t`“Agreement” means the contract that a business signs or accepts with us for the services, including its order forms, price lists and annexes. Where these terms and your agreement differ, your agreement prevails.`,
    words: t`“Services” means the payments infrastructure that we provide under an agreement. “Account” means your access to it. “Your data” means the data that you send to the services, or that they produce for you. “Applicable law” means the law and the payment network rules that bind the party concerned.`,
  }),
  section("services", t`Services`, {
    website: t`This website describes what we offer. You cannot make a payment or open an account on it. Nothing on it is an offer to contract or a promise of a result.`,
    agreement: t`The services themselves are provided under your agreement. It sets out which services you receive, where and in which currencies, how they are supported, and how we announce changes.`,
    availability: t`A service, method, currency or country may depend on licences, on third parties and on the outcome of our checks. Not all are available to everyone.`,
    figures: t`Figures on this website are as stated by us. They become commitments only where your agreement says so. Sample data, examples and illustrations are for information only.`,
    sandbox: t`The sandbox is for testing. Use test credentials there, and no real payment or personal data. Nothing in it moves real money.`,
    changes: t`This website and the services may change.`,
  }),
  section("accounts-access", t`Accounts & Access`, {
    application: t`Accounts are opened and used in a separate customer application. Opening one is subject to the checks that know-your-customer (KYC) and anti-money-laundering (AML) rules require.`,
    accuracy: t`Give us information that is true and complete, keep it so, and tell us when your business, its ownership or its activities change.`,
    credentials: t`Keep passwords, API keys and other credentials secret. Give each person their own access, with only the rights that their role needs. Remove it when the role ends.`,
    responsibility: t`You are responsible for what is done with your credentials, unless we caused their misuse. Tell us at once when you suspect that someone else has them.`,
    suspension: t`We may limit or suspend access where the law, a payment network or the security of the services requires it.`,
  }),
  section("fees-payments", t`Fees & Payments`, {
    fees: t`The fees for the services are those in your agreement. The [Pricing](/pricing) page is for information. It is not a quote.`,
    collection: (
      <Trans>
        Your agreement also sets:
        <ul>
          <li>when fees fall due, in which currency, and how they are paid;</li>
          <li>the rate where a payment is converted: this website quotes no rates;</li>
          <li>taxes and duties that the law does not set;</li>
          <li>who bears refunds, reversals, disputes and chargebacks;</li>
          <li>the settlement tier.</li>
        </ul>
      </Trans>
    ),
    reversals: t`Refunds, reversals, disputes and chargebacks follow the rules of the method and network concerned.`,
    settlement: t`Settlement may be held back where the law, a network or a pending check requires it.`,
    errors: t`Tell us promptly when you believe that a fee or a settlement is wrong.`,
  }),
  section("acceptable-use", t`Acceptable Use`, {
    lawful: t`Use this website and the services lawfully, for your own business, and as the documentation describes.`,
    prohibited: (
      <Trans>
        You may not:
        <ul>
          <li>
            process payments for activities that are illegal, or that your agreement excludes;
          </li>
          <li>launder money, finance terrorism, evade sanctions or help others to do so;</li>
          <li>deceive payers, payees, networks or us about who is paid, and for what;</li>
          <li>process payments for others, unless your agreement allows it;</li>
          <li>
            probe, overload or disrupt a system, or bypass its protection, except as{" "}
            <Link href="/security-compliance#report-a-vulnerability">Report a Vulnerability</Link>{" "}
            describes;
          </li>
          <li>send malicious code, or data that you have no right to send;</li>
          <li>copy or reverse-engineer the services, except where the law permits it.</li>
        </ul>
      </Trans>
    ),
    checks: t`We may monitor payments and ask for documents, as far as the law and network rules require. Please answer such requests fully and in time.`,
    breach: t`If you breach this section, we may refuse or stop a payment, suspend access, and report the matter to the authorities.`,
  }),
  section("intellectual-property", t`Intellectual Property`, {
    ours: t`This website, the services, the software and the documentation belong to us or to our licensors, and so do our name and marks. These terms transfer none of these rights to you.`,
    yours: t`Your data, your name and your marks stay yours.`,
    licence: t`Your agreement sets how you may use the services, the SDKs and the documentation, and how we may use your data, your name and your marks.`,
  }),
  section("confidentiality-data-processing", t`Confidentiality & Data Processing`, {
    duty: t`Each party keeps confidential the information from the other that is marked as confidential, or clearly is. It uses the information only for the purpose it was given for. It shows it only to people who need it and have the same duty.`,
    exceptions: t`This duty does not cover information that is public without a breach, was already known, comes lawfully from others, or was developed independently. A party may disclose what the law requires, and no more.`,
    personal: t`The [Privacy Policy](/privacy-policy) says how we handle personal data. Where we handle it on your instructions, the data processing terms of your agreement apply.`,
    yours: t`You are responsible for two things: you have the right to give us the personal data that you send, and the people concerned have been told as the law requires.`,
    security: t`How we protect data is described under [Security & Compliance](/security-compliance).`,
  }),
  section("third-party-services", t`Third-Party Services`, {
    reliance: t`Payments rely on banks, networks, mobile money operators and others. They have their own rules, which apply to the payments that they process and may apply to you.`,
    control: t`We do not control third parties that you choose or that a payment method brings with it, and we are not responsible for what they do, except as your agreement or the law provides.`,
    links: t`This website links to our customer application and to our documentation. If we link to another party’s site, that site’s terms apply there.`,
  }),
  section("warranties-disclaimers", t`Warranties & Disclaimers`, {
    both: t`Each party confirms that it is entitled to enter into the agreement, and that it holds the licences that its own part requires.`,
    website: t`This website is provided as it is, for information. We give no warranty that it is complete, current or free of error. It is not legal, tax or financial advice.`,
    services: t`The warranties for the services are those in your agreement. As far as the law permits, there are no others, whether express or implied.`,
    law: t`Nothing in these terms excludes a warranty that the law does not allow to be excluded.`,
  }),
  section("limitation-of-liability", t`Limitation of Liability`, {
    always: t`Nothing in these terms limits liability that the law does not allow to be limited, such as liability for fraud.`,
    indirect: t`As far as the law permits, neither party is liable under these terms for loss of profit, revenue, goodwill or data, or for loss that could not have been foreseen.`,
    amount: t`Liability that arises from the services is limited to the amount named in your agreement.`,
    events: t`Neither party is liable for a delay or failure caused by events beyond its reasonable control, as long as it tells the other and does what it reasonably can to limit the effect. This does not excuse a payment that is due.`,
    mitigation: t`Each party takes reasonable steps to limit its own loss.`,
  }),
  section("indemnification", t`Indemnification`, {
    yours: t`You hold us harmless against claims by others that arise from your goods or services, from your use of the services in breach of your agreement or of the law, and from data that you had no right to send.`,
    ours: t`Where your agreement says so, we hold you harmless against claims that the services, used as agreed, infringe the rights of others.`,
    procedure: t`The party that asks to be held harmless tells the other of the claim promptly, leaves the defence to it, helps at the other’s cost and admits nothing without the other’s consent. A settlement that burdens either party needs that party’s consent.`,
  }),
  section("termination", t`Termination`, {
    website: t`You may stop using this website at any time.`,
    agreement: t`Your agreement sets how long it runs, how either party can end it, and what then happens to payments in progress, to amounts that are due and to your data.`,
    atonce: t`We may end or suspend access at once where the law, a regulator or a payment network requires it, or where going on would put others at risk.`,
    survival: t`Provisions that are meant to last stay in force: confidentiality, fees that are due, liability, indemnification and governing law.`,
  }),
  section("governing-law", t`Governing Law`, {
    law: t`The law that governs the services is the law named in your agreement. Disputes go to the courts or the arbitration named there.`,
    visitors: t`If you have no agreement with us, these terms name no law. The courts decide which one applies. Rights that the law of your own country gives you, and that cannot be waived, are not affected.`,
    talk: t`Before going to court, please tell us what is wrong.`,
  }),
  section("changes-to-terms", t`Changes to Terms`, {
    publication: t`When we change these terms we publish the new text on this page with the date from which it applies. It does not apply to anything before that date.`,
    agreement: t`A change on this page does not change your agreement. That happens only in the way that your agreement provides.`,
    whole: t`If one provision of these terms turns out to be invalid, the others stay in force. A party does not lose a right because it uses it later.`,
    transfer: t`You may transfer rights and duties under these terms only with our consent, unless your agreement or the law says otherwise.`,
  }),
  section("contact", t({ message: "Contact", context: "heading" }), {
    questions: (
      <Trans>
        For questions about these terms, reach us through{" "}
        <Mailbox address={brand.legalMailbox} about={t`Terms of Service enquiry`} />.
      </Trans>
    ),
    notices: t`Formal notices under an agreement go to the address that the agreement names, in the form that it asks for.`,
    company: t`Corporate and regulatory details of the company that you contract with are provided during onboarding.`,
  }),
];
