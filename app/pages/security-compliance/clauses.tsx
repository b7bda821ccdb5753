import { brand } from "../../content/brand.ts";
import { standards } from "../../content/claims.ts";
import type { LegalSection } from "../../sections/legal-document.tsx";
import { Mailbox } from "../../sections/mailbox.tsx";
import { Link } from "../../ui/link.tsx";

const [cards, management] = standards;

export const summary = [
  `Our two standards are ${management.name} and ${cards.name}.`,
  "Data is encrypted. Access is role-based, and privileged accounts use multi-factor authentication (MFA).",
  "KYC and AML programmes check who pays and who is paid.",
  "If you find a vulnerability, tell us, and give us time to fix it.",
] as const;

export const sections: readonly LegalSection[] = [
  {
    id: "overview",
    heading: "Overview",
    clauses: {
      subject: `This page explains how ${brand.name} protects payments and data. It is written for customers, partners and compliance officers, and for anyone who finds a vulnerability.`,
      principles: (
        <>
          We work by three rules:
          <ul>
            <li>give no more access than a task needs;</li>
            <li>keep no more data than a purpose needs;</li>
            <li>never rely on one control alone.</li>
          </ul>
        </>
      ),
      shared:
        "Security is shared. We protect the services; you protect your credentials, your systems and the people who use them.",
      status:
        "This page is for information. Our commitments are set out in your agreement. We leave out details that would help an attacker. What a review needs beyond this page is provided during onboarding.",
    },
  },
  {
    id: "certifications-standards",
    heading: "Certifications & Standards",
    clauses: {
      management: (
        <>
          <b>{management.name}</b> is the international standard for managing information security.
          It covers risk, policy, access, suppliers, incidents and continuity. We are certified to
          it.
        </>
      ),
      cards: (
        <>
          <b>{cards.name}</b> is the standard of the card industry for protecting cardholder data.{" "}
          {`Our controls are ${cards.name} certified, ${cards.detail}.`}
        </>
      ),
      licensing:
        "We are licensed in the jurisdictions in which we operate, as their rules require. Which company holds which licence is provided during onboarding.",
      evidence: "Certificates, with scope and validity, are provided during onboarding.",
    },
  },
  {
    id: "data-security",
    heading: "Data Security",
    clauses: {
      encryption:
        "Data is encrypted, so that a person who obtains it without the key cannot read it.",
      access:
        "Access is based on roles: people and systems have only the rights that their task needs.",
      privileged:
        "Privileged accounts, which can change systems or the rights of others, use multi-factor authentication (MFA). A stolen password alone does not open them.",
      cards: `Cardholder data is handled under our ${cards.name} certified controls.`,
      retention: (
        <>
          Personal data is kept as long as its purpose needs and the law requires. See{" "}
          <Link href="/privacy-policy#data-retention">Data Retention</Link> in the Privacy Policy.
        </>
      ),
    },
  },
  {
    id: "network-infrastructure",
    heading: "Network & Infrastructure",
    clauses: {
      cloud:
        "Our infrastructure is cloud-native. The cloud provider secures the underlying infrastructure. We secure what we build on it.",
      separation:
        "The sandbox is isolated from production. It has its own credentials, and no test moves real money.",
      standards: `${cards.name} requires control of the traffic between networks, for secure configuration, and for logs that are kept and reviewed. Systems that handle cardholder data come under those controls.`,
      website:
        "This website is separate from the services. It has static pages, sets no cookies, makes no requests to third parties and holds no customer data. Sign-in happens in another application.",
    },
  },
  {
    id: "application-security",
    heading: "Application Security",
    clauses: {
      development:
        "The standards that we follow require secure software development: in design, review, testing and the repair of known vulnerabilities. We build the services under those controls.",
      keys: "Test and production have different keys. Keep them out of source code, of browsers and of messages, and replace a key that someone else may have seen.",
      webhooks: (
        <>
          <Link href="/webhooks">Webhooks</Link> are signed. Verify the signature before you act on
          an event, and treat an event that arrives again as the same event.
        </>
      ),
      sdks: (
        <>
          The <Link href="/sdks-libraries">SDKs</Link> are updated regularly. Use a current one.
        </>
      ),
    },
  },
  {
    id: "compliance-programs",
    heading: "Compliance Programs (KYC/AML)",
    clauses: {
      kyc: (
        <>
          <b>Know your customer (KYC).</b> Before a business uses the services we establish who it
          is, who owns and controls it, and what it does. We may ask again when these change.
        </>
      ),
      aml: (
        <>
          <b>Anti-money-laundering (AML).</b> We look for payments that do not match what we know
          about the parties, and for parties that the law forbids us to deal with. We may ask for an
          explanation, hold a payment or refuse it.
        </>
      ),
      reports:
        "Where the law requires it we report to the competent authority. The law may forbid us to tell the parties.",
      yours:
        "Our programmes do not replace yours. A business that has duties of its own under KYC and AML rules keeps them.",
      suite: (
        <>
          What we offer to businesses for their own checks is described under{" "}
          <Link href="/compliance-suite">Compliance Suite</Link>. How we handle the data is
          described in the <Link href="/privacy-policy">Privacy Policy</Link>.
        </>
      ),
    },
  },
  {
    id: "incident-response",
    heading: "Incident Response",
    clauses: {
      definition:
        "An incident is an event that harms, or is likely to harm, the confidentiality, integrity or availability of the services or of data.",
      steps: (
        <>
          We handle an incident in this order:
          <ul>
            <li>establish what happened, and how serious it is;</li>
            <li>contain it and preserve the evidence;</li>
            <li>remove the cause and restore the service;</li>
            <li>inform those who must know;</li>
            <li>learn from it and correct what allowed it.</li>
          </ul>
        </>
      ),
      notice:
        "We notify customers, authorities and the people concerned as the law and your agreement require, and say what is known, what is not, and what you can do.",
      yours: (
        <>
          If you suspect an incident, replace the credentials concerned and write to us through{" "}
          <Mailbox address={brand.securityMailbox} about="Security incident" />.
        </>
      ),
    },
  },
  {
    id: "business-continuity",
    heading: "Business Continuity",
    clauses: {
      aim: "Our aim is that payments continue, or stop in a known state from which they can resume.",
      planning: `${management.name} asks us to plan for disruption, to assign who decides and who acts, and to review the plans. We keep them under that standard.`,
      events:
        "When your endpoint cannot be reached, the delivery of a webhook is retried automatically, at growing intervals.",
      commitments:
        "Commitments on availability and recovery are those in your agreement. Plan on your side for the time in which a service, a network or a bank is not available.",
    },
  },
  {
    id: "vendor-third-party-risk",
    heading: "Vendor & Third-Party Risk",
    clauses: {
      selection:
        "Before we use a provider, we assess what it would handle, what could go wrong, and how it protects itself. The more it would handle, the closer the assessment.",
      contract:
        "Providers are bound by contract to confidentiality, to security that fits their task, and to telling us of incidents that concern us.",
      access:
        "A provider receives the access and the data that its task needs. Both end with the task.",
      networks:
        "Banks, payment networks and mobile money operators take part in payments under rules and supervision of their own.",
      list: "The providers and parties that take part in your services are named during onboarding.",
    },
  },
  {
    id: "report-a-vulnerability",
    heading: "Report a Vulnerability",
    clauses: {
      how: (
        <>
          If you believe that you have found a vulnerability in this website or in our services,
          report it through{" "}
          <Mailbox address={brand.securityMailbox} about="Report a vulnerability" />.
        </>
      ),
      content: (
        <>
          Please include:
          <ul>
            <li>where it is: the address, endpoint or component;</li>
            <li>what it is, and what someone could do with it;</li>
            <li>the steps that show it, with the requests and responses if you have them;</li>
            <li>how we can reach you, if you want an answer.</li>
          </ul>
        </>
      ),
      conduct: (
        <>
          We ask researchers to:
          <ul>
            <li>use the sandbox or their own accounts, and obey the law;</li>
            <li>stop once a vulnerability is shown, and go no further into systems or data;</li>
            <li>not read, change, keep or share the data of others;</li>
            <li>not disrupt a service, move money, or deceive or threaten people;</li>
            <li>delete any data of other people that they found, once we have the report;</li>
            <li>give us reasonable time to fix it before they publish.</li>
          </ul>
        </>
      ),
      answer:
        "We examine what you send and may ask you questions. We do not promise a reward or a time for our reply. Research that keeps to this section we regard as made in good faith.",
      anonymous:
        "You may report without giving your name. Send no personal data of others, and no secrets that the report does not need.",
    },
  },
];
