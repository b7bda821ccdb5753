import { brand, companyName } from "../../content/brand.ts";
import { standards } from "../../content/claims.ts";
import type { LegalSection } from "../../sections/legal-document.tsx";
import { Mailbox } from "../../sections/mailbox.tsx";
import { Link } from "../../ui/link.tsx";

const [cards, management] = standards;

export const summary = [
  "We collect the data that we need to process payments, run accounts, meet legal duties and answer you.",
  "We do not sell personal data. We share it with the parties that process a payment, the providers that work for us, and authorities where the law requires it.",
  "This website sets no cookies, has no analytics and makes no requests to third parties.",
  "You can ask for a copy of your data, have it corrected, and object to how it is used.",
] as const;

export const sections: readonly LegalSection[] = [
  {
    id: "overview",
    heading: "Overview",
    clauses: {
      purpose: `This policy explains what personal data ${companyName} (“we”, “us”) collects, why we collect it, how we decide how long to keep it, who we share it with, and what you can ask of us.`,
      people:
        "It applies to visitors of this website, to people who write to us, to people who open or use an account for a business, and to people whose data is part of a payment that a business sends or receives through our services.",
      terms:
        "“Personal data” means information about a person who is identified or can be identified from it. “Services” means the payments infrastructure that we provide to businesses under an agreement. “Applicable law” means the data protection law that applies in each case.",
      roles:
        "We decide why and how some data is used: when we answer an enquiry, run an account or meet a legal duty of our own. We handle other data on the instructions of a business that uses our services. That business then explains the use to you, and our agreement with it sets out what we may do.",
      places:
        "Sign-in happens in a separate application, which opens in a new tab. The documentation is a separate site. Each may have its own privacy notice. If it does, please read it together with this policy.",
      changes:
        "When we change this policy we publish the new text on this page with the date from which it applies. Where applicable law requires us to tell you of a change in another way, we do so.",
    },
  },
  {
    id: "information-we-collect",
    heading: "Information We Collect",
    clauses: {
      kinds: "We collect four kinds of information, and only what each purpose requires.",
      account: (
        <>
          <b>Account data.</b> Names, work contact details, employer, role and permissions of the
          people who open, use or administer an account; the settings they choose; and our
          correspondence with them.
        </>
      ),
      transactional: (
        <>
          <b>Transactional data.</b> The amount, currency, method, status and time of a payment, its
          references, and the details of the payer and the recipient that the method requires, such
          as an account or phone number.
        </>
      ),
      technical: (
        <>
          <b>Technical data.</b> Information that devices and systems send when our website or
          services are used: network address, type of device and browser, the time and content of a
          request, and records of security events.
        </>
      ),
      compliance: (
        <>
          <b>Compliance data.</b> What know-your-customer (KYC) and anti-money-laundering (AML)
          rules require: documents that prove identity, company records, ownership and control, the
          origin and purpose of funds, and the results of checks.
        </>
      ),
      messages:
        "When you write to us, we use what you choose to send: your name and email address, your company and phone number if you give them, and your subject and message. Please leave out passwords, card numbers and other secrets.",
      sources:
        "You give us most of this information. Some comes from the business you deal with, from the parties that process a payment, and from the public and commercial sources used for compliance checks.",
      refusal:
        "Some data is required by law or by an agreement. Without it we may be unable to open an account, carry out a payment or answer you.",
    },
  },
  {
    id: "how-we-use-information",
    heading: "How We Use Information",
    clauses: {
      purposes: (
        <>
          We use personal data to:
          <ul>
            <li>open and run accounts, and give the right people access to them;</li>
            <li>process, convert, settle, reconcile and report payments;</li>
            <li>verify identity and meet our KYC, AML and other legal duties;</li>
            <li>detect, prevent and investigate fraud, misuse and security incidents;</li>
            <li>answer enquiries, give support and send notices about the services;</li>
            <li>maintain, test and improve our website and services;</li>
            <li>establish, exercise or defend legal claims.</li>
          </ul>
        </>
      ),
      compatible:
        "Before we use data for a new purpose that is not compatible with the first one, we tell you. We ask for your consent where applicable law requires it.",
      less: "Where less data is enough, or data that no longer identifies anyone, we use that.",
      automated:
        "Some checks on accounts and payments may be automated. Where such a check affects you and applicable law gives you the right, you may ask a person to review the outcome, and you may give your view.",
      advertising: "This website builds no advertising profile of its visitors.",
    },
  },
  {
    id: "legal-bases-for-processing",
    heading: "Legal Bases for Processing",
    clauses: {
      bases: (
        <>
          Where applicable law asks for a legal basis, we rely on one or more of these:
          <ul>
            <li>
              <b>Contract:</b> we need the data to enter into an agreement or to perform it.
            </li>
            <li>
              <b>Legal obligation:</b> a law requires us to collect, check, keep or report it.
            </li>
            <li>
              <b>Legitimate interests:</b> we or others have a fair reason, such as security, the
              prevention of fraud or answering you, and your interests do not outweigh it.
            </li>
            <li>
              <b>Consent:</b> you agreed to a particular use.
            </li>
          </ul>
        </>
      ),
      usual:
        "Our main legal bases are: contract for account and transactional data, legal obligation for compliance data, and legitimate interests for technical data.",
      withdrawal:
        "You may withdraw consent at any time. This does not affect what was done lawfully before, or uses that have another legal basis.",
      special:
        "Some data, such as some identity documents, may have special protection by law. We use it only as the law allows.",
    },
  },
  {
    id: "data-sharing",
    heading: "Data Sharing",
    clauses: {
      sale: "We do not sell personal data.",
      recipients: (
        <>
          We share it only as far as the purpose needs, with:
          <ul>
            <li>
              the banks, payment networks, mobile money operators and other parties that process,
              convert or settle a payment;
            </li>
            <li>the business that you pay, that pays you, or whose account you use;</li>
            <li>companies in our group that help to provide the services;</li>
            <li>providers who handle data for us, on our instructions;</li>
            <li>auditors and professional advisers, who must keep it confidential;</li>
            <li>regulators, courts and other authorities, where the law requires it.</li>
          </ul>
        </>
      ),
      providers:
        "Providers who handle personal data for us are bound by a contract to keep it confidential, to protect it and to use it for nothing else.",
      requests:
        "When an authority asks us for data, we check that the request has a legal ground and disclose no more than it covers.",
      succession:
        "If all or part of our business is transferred to another owner, personal data may be transferred with it. It stays protected by this policy, or by one that protects it at least as well.",
    },
  },
  {
    id: "international-transfers",
    heading: "International Transfers",
    clauses: {
      reason:
        "A cross-border payment sends data between countries. The parties that process it need its details in the countries where it starts, passes through and ends.",
      safeguards:
        "When personal data leaves the country where it was collected, we use a transfer method that applicable law allows, such as contract terms that bind the recipient, a recognised level of protection in the receiving country, or the need to carry out the payment itself.",
      copy: "You may ask us which safeguard applies to your data. We describe it or give you a copy, with confidential parts removed.",
    },
  },
  {
    id: "data-retention",
    heading: "Data Retention",
    clauses: {
      purpose:
        "We keep personal data for as long as we need it for the purpose we collected it for, and for as long as the law requires.",
      criteria: (
        <>
          How long that is depends on:
          <ul>
            <li>whether an account, a payment, an enquiry or a dispute is still open;</li>
            <li>how long financial, tax and compliance rules require records to be kept;</li>
            <li>how long a legal claim can still be brought;</li>
            <li>how sensitive the data is, and the harm that its loss could do.</li>
          </ul>
        </>
      ),
      end: "After that we delete the data or make it anonymous.",
      copies:
        "Where data cannot be deleted at once, for example in a backup, we keep it protected and use it for nothing else until it is deleted.",
    },
  },
  {
    id: "your-rights",
    heading: "Your Rights",
    clauses: {
      rights: (
        <>
          As far as applicable law provides, you may ask us to:
          <ul>
            <li>tell you whether we hold data about you, and give you a copy;</li>
            <li>correct data that is wrong, and complete data that is missing;</li>
            <li>delete data, or restrict what is done with it;</li>
            <li>give the data that you gave us to you or to another provider;</li>
            <li>stop using your data where we rely on legitimate interests;</li>
            <li>stop sending you messages that you do not want.</li>
          </ul>
        </>
      ),
      request: (
        <>
          To use any of these rights, write to us as described under{" "}
          <Link href="#contact">Contact</Link>. We answer within the time that applicable law sets.
        </>
      ),
      identity:
        "Before we act, we may ask you to prove who you are, so that your data goes to you alone.",
      limits:
        "Rights have limits. We may have to keep records of a payment or a check even if you ask us to delete them. When we decline a request we say why, unless the law forbids it.",
      business:
        "Where we handle your data on the instructions of a business, that business decides. We pass your request on, or tell you who to ask.",
      complaint:
        "You may complain to the authority that oversees personal data where you live or work. Please write to us first, if you can, so that we can try to put things right.",
    },
  },
  {
    id: "security",
    heading: "Security",
    clauses: {
      measures: `Personal data is encrypted. Access to it is based on roles, and privileged accounts use multi-factor authentication (MFA). Our controls are ${cards.name} certified, and we are certified to ${management.name}.`,
      more: (
        <>
          The page <Link href="/security-compliance">Security &amp; Compliance</Link> describes
          these measures.
        </>
      ),
      breach:
        "When a breach of personal data must be notified, we notify the authorities, the businesses and the people concerned as applicable law requires.",
      yours:
        "No security measure is perfect. Keep your credentials secret. Tell us at once if you think that someone else has used them.",
    },
  },
  {
    id: "cookies",
    heading: "Cookies",
    clauses: {
      none: "This website sets no cookies. It has no analytics, no advertising and no tracking pixels, and it makes no requests to third parties.",
      storage: (
        <>
          To work as you expect, it keeps a few things in your own browser:
          <ul>
            <li>the theme you chose, so that the next page has it too;</li>
            <li>how far you had scrolled, so that going back takes you there;</li>
            <li>a draft of a contact message, while it is unsent.</li>
          </ul>
        </>
      ),
      control:
        "These entries serve nothing else. You can remove them at any time by clearing this website’s data in your browser.",
      elsewhere:
        "The customer application and the documentation site are separate and may store more. Please check their own notices.",
    },
  },
  {
    id: "contact",
    heading: "Contact",
    clauses: {
      questions: (
        <>
          For questions about this policy, and to use your rights, reach us through{" "}
          <Mailbox address={brand.privacyMailbox} about="Privacy enquiry" />.
        </>
      ),
      content:
        "Tell us who you are, how we may reach you, which data or payment you mean and what you would like us to do. Send copies of documents only when we ask for them.",
      company:
        "Corporate and regulatory details of the company that is responsible for your data are provided during onboarding and on request.",
    },
  },
];
