import type { Availability } from "./availability.ts";
import type { Brand } from "./brand.ts";
import { claims, standards, statement } from "./claims.ts";
import { businessHours } from "./contact.ts";
import { aboutNumber, contactAbout, type Href } from "./links.ts";
import { methods, price } from "./methods.ts";
import { settlement, settlementName } from "./settlement.ts";

export interface Answer {
  readonly question: string;
  readonly answer: string;
  readonly availability: Availability;
  /** Where it is published, or how to ask for it. */
  readonly link: { readonly href: Href; readonly label: string };
}

export interface Topic {
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** The sheet as files: the same rows, written by the build. */
export const dueDiligenceFiles = {
  csv: "/due-diligence.csv",
  markdown: "/due-diligence.md",
} as const;

const [cards, management] = standards;

const security = (id: string, label: string) =>
  ({ href: `/security-compliance#${id}`, label }) as const;
const privacy = (id: string, label: string) => ({ href: `/privacy-policy#${id}`, label }) as const;

function published(question: string, answer: string, link: Answer["link"]): Answer {
  return { question, answer, availability: "published", link };
}

function asked(
  availability: Exclude<Availability, "published">,
  question: string,
  answer: string,
): Answer {
  const href = contactAbout(`Due diligence: ${question}`);
  return { question, answer, availability, link: { href, label: "Ask us" } };
}

/** Published if the brand states it, otherwise provided during onboarding. */
function corporate(question: string, facts: readonly string[]): Answer {
  return facts.every(Boolean)
    ? published(question, facts.join(", "), { href: "/about", label: "About" })
    : asked("onboarding", question, "Corporate facts are provided during onboarding.");
}

/** What vendor reviewers ask, answered only from what this site publishes. */
export function dueDiligence(brand: Brand): readonly Topic[] {
  return [
    {
      name: "Company",
      answers: [
        corporate("What are the legal name, registration number and office?", [
          brand.legalName,
          brand.registrationNumber,
          brand.registeredOffice,
        ]),
        corporate("How is the group built?", [brand.groupStructure]),
      ],
    },
    {
      name: "Licences and regulation",
      answers: [
        published(
          "Are you licensed where you operate?",
          "Yes, in the jurisdictions in which we operate, as their rules require.",
          security("certifications-standards-licensing", "Certifications & Standards"),
        ),
        corporate("Which company holds which licence, and where?", [
          brand.licences,
          brand.regulatoryPresence,
        ]),
      ],
    },
    {
      name: "Security standards",
      answers: [
        published(
          `Do you work to ${cards.name}, and at which level?`,
          `Our controls are certified to ${cards.name}. The level that we state is ${cards.detail}.`,
          security("certifications-standards-cards", "Certifications & Standards"),
        ),
        published(
          `Are you certified to ${management.name}?`,
          "Yes. Scope and edition are not published.",
          security("certifications-standards-management", "Certifications & Standards"),
        ),
        asked(
          "onboarding",
          "May we see the certificates?",
          "Certificates, with their scope and validity, are provided during onboarding.",
        ),
      ],
    },
    {
      name: "Data protection",
      answers: [
        published(
          "Which personal data do you collect?",
          "Account, transactional, technical and compliance data, each as far as its purpose needs.",
          privacy("information-we-collect", "Information We Collect"),
        ),
        published(
          "How long do you keep it?",
          "As long as its purpose needs and the law requires. No periods are published.",
          privacy("data-retention", "Data Retention"),
        ),
        asked("unstated", "In which countries is it stored?", "No answer is published."),
        asked(
          "agreement",
          "Is there a data processing agreement?",
          "Where we handle data on your instructions, the data processing terms of your agreement apply.",
        ),
      ],
    },
    {
      name: "Access and encryption",
      answers: [
        published(
          "Who has access to data?",
          "Access is based on roles. Privileged accounts use multi-factor authentication (MFA).",
          security("data-security-access", "Data Security"),
        ),
        published(
          "Is data encrypted?",
          "Yes.",
          security("data-security-encryption", "Data Security"),
        ),
        asked(
          "unstated",
          "With which algorithms, and who holds the keys?",
          "No answer is published.",
        ),
      ],
    },
    {
      name: "KYC/AML",
      answers: [
        published(
          "Do you run KYC and AML programmes?",
          "Yes. We establish who a business is, and look for payments that do not fit.",
          security("compliance-programs", "Compliance Programs (KYC/AML)"),
        ),
        published(
          "How far does compliance reach?",
          `${statement(claims.complianceCountries)}. The list is not published.`,
          { href: aboutNumber("complianceCountries"), label: "What our numbers cover" },
        ),
      ],
    },
    {
      name: "Availability and continuity",
      answers: [
        published(
          "How available are the services?",
          `${statement(claims.uptime)}, as stated by us. Window and method are not published.`,
          { href: aboutNumber("uptime"), label: "What our numbers cover" },
        ),
        published(
          "Do you plan for disruption?",
          `Yes. The plans are kept under ${management.name}.`,
          security("business-continuity", "Business Continuity"),
        ),
        asked(
          "agreement",
          "Which service levels and recovery times do you commit to?",
          "Commitments on availability and recovery are those in your agreement.",
        ),
      ],
    },
    {
      name: "Incident handling",
      answers: [
        published(
          "How do you handle an incident?",
          "Establish, contain, restore, tell those who must know, learn.",
          security("incident-response", "Incident Response"),
        ),
        asked(
          "agreement",
          "Within what time do you tell us of one?",
          "As the law and your agreement require.",
        ),
      ],
    },
    {
      name: "Third parties",
      answers: [
        published(
          "How do you assess providers?",
          "By what they would handle. They are bound by contract to confidentiality and security.",
          security("vendor-third-party-risk", "Vendor & Third-Party Risk"),
        ),
        asked(
          "onboarding",
          "Which subprocessors take part?",
          "Providers and parties are named during onboarding.",
        ),
      ],
    },
    {
      name: "Settlement and safeguarding",
      answers: [
        published(
          "When do you settle?",
          `${Object.values(settlement).map(settlementName).join(", ")}. Instant is for enterprise only.`,
          { href: "/pricing", label: "Pricing" },
        ),
        asked("unstated", "How do you safeguard customer funds?", "No answer is published."),
      ],
    },
    {
      name: "Pricing and contract",
      answers: [
        published(
          "What does it cost?",
          `Per transaction: ${methods.map((method) => `${method.name} ${price(method)}`).join("; ")}. Custom for PayFacs, acquirers and enterprise.`,
          { href: "/pricing", label: "Pricing" },
        ),
        asked(
          "agreement",
          "Which law governs, and how far does liability go?",
          "The law, and the amount, named in your agreement.",
        ),
      ],
    },
    {
      name: "Support",
      answers: [
        published("What are your business hours?", `${businessHours}.`, {
          href: "/contact",
          label: "Contact",
        }),
        asked("unstated", "Is there support outside them?", "No answer is published."),
      ],
    },
  ];
}
