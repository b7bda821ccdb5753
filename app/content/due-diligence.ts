import type { Availability } from "./availability.ts";
import type { Brand } from "./brand.ts";
import { claims, standards, statement } from "./claims.ts";
import { businessHours } from "./contact.ts";
import { aboutNumber, contactAbout, type Href } from "./links.ts";
import { methodInSentence, methods, price } from "./methods.ts";
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
const tiers = Object.values(settlement).map(
  (tier) => settlementName(tier) + (tier.enterpriseOnly ? " for enterprise only" : ""),
);
const prices = methods.map((method) => `${methodInSentence(method)} ${price(method)}`);

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
  return { question, answer, availability, link: { href, label: "Send this question" } };
}

/** Published if the brand states it, otherwise provided during onboarding. */
function corporate(question: string, facts: readonly string[], otherwise: string): Answer {
  return facts.every(Boolean)
    ? published(question, facts.join(", "), { href: "/about", label: "About" })
    : asked("onboarding", question, otherwise);
}

const planned = `${management.name}, to which we are certified, asks for it.`;

/**
 * What vendor reviewers ask, answered only from what this site publishes. Each question stands alone,
 * because it becomes the subject of a message.
 */
export function dueDiligence(brand: Brand): readonly Topic[] {
  return [
    {
      name: "Company",
      answers: [
        corporate(
          "What are your legal name, registration number and registered office?",
          [brand.legalName, brand.registrationNumber, brand.registeredOffice],
          "Corporate information.",
        ),
        corporate(
          "What is your group structure?",
          [brand.groupStructure],
          "Corporate information.",
        ),
      ],
    },
    {
      name: "Licences and regulation",
      answers: [
        published(
          "Are you licensed where you operate?",
          "Yes, in our operating jurisdictions.",
          security("certifications-standards-licensing", "Certifications & Standards"),
        ),
        corporate(
          "Which company holds which licence, and where?",
          [brand.licences, brand.regulatoryPresence],
          "Licences and regulatory presence.",
        ),
      ],
    },
    {
      name: "Security standards",
      answers: [
        published(
          `Are your controls certified to ${cards.name}, and at which level?`,
          `Our controls are ${cards.name} certified, ${cards.detail}.`,
          security("certifications-standards-cards", "Certifications & Standards"),
        ),
        published(
          `Are you certified to ${management.name}?`,
          "Yes.",
          security("certifications-standards-management", "Certifications & Standards"),
        ),
        asked("onboarding", "May we see the certificates?", "Yes, with scope and validity."),
      ],
    },
    {
      name: "Data protection",
      answers: [
        published(
          "Which personal data do you collect?",
          "Account, transactional, technical and compliance data.",
          privacy("information-we-collect", "Information We Collect"),
        ),
        asked(
          "agreement",
          "How long do you keep personal data?",
          "As the law and the agreement require.",
        ),
        asked(
          "ask",
          "In which countries is personal data stored?",
          "Tell us what your policy requires.",
        ),
        asked(
          "agreement",
          "Is there a data processing agreement?",
          "Data processing terms apply where we handle data on your instructions.",
        ),
      ],
    },
    {
      name: "Access and encryption",
      answers: [
        published(
          "Who has access to data?",
          "Access is role-based. Privileged accounts use multi-factor authentication (MFA).",
          security("data-security-access", "Data Security"),
        ),
        published(
          "Is data encrypted?",
          "Yes.",
          security("data-security-encryption", "Data Security"),
        ),
        asked(
          "ask",
          "Which encryption algorithms do you use, and who holds the keys?",
          "Tell us what your policy requires.",
        ),
      ],
    },
    {
      name: "KYC/AML",
      answers: [
        published(
          "Do you run KYC and AML programmes?",
          "Yes.",
          security("compliance-programs", "Compliance Programs (KYC/AML)"),
        ),
        published(
          "In how many countries do you cover compliance?",
          `${statement(claims.complianceCountries)}.`,
          { href: aboutNumber("complianceCountries"), label: "What our numbers cover" },
        ),
      ],
    },
    {
      name: "Availability and continuity",
      answers: [
        published(
          "How available are the services?",
          `${statement(claims.uptime)}, as stated by us.`,
          { href: aboutNumber("uptime"), label: "What our numbers cover" },
        ),
        asked("onboarding", "How do you plan for disruption?", planned),
        asked(
          "agreement",
          "Which service levels and recovery times do you commit to?",
          "Those that the agreement names.",
        ),
      ],
    },
    {
      name: "Incident handling",
      answers: [
        asked("onboarding", "How do you handle an incident?", planned),
        asked(
          "agreement",
          "How soon do you tell us of an incident?",
          "As the law and the agreement require.",
        ),
      ],
    },
    {
      name: "Third parties",
      answers: [
        asked("onboarding", "How do you assess providers?", planned),
        asked(
          "onboarding",
          "Which subprocessors do you use?",
          "Those that take part in your services.",
        ),
      ],
    },
    {
      name: "Settlement and safeguarding",
      answers: [
        published("When do you settle?", `${tiers.join(", ")}.`, {
          href: "/pricing",
          label: "Pricing",
        }),
        asked("ask", "How do you safeguard customer funds?", "Tell us which rules apply to you."),
      ],
    },
    {
      name: "Pricing and contract",
      answers: [
        published(
          "What does it cost?",
          `Per transaction: ${prices.join("; ")}. Custom for PayFacs, acquirers and enterprise.`,
          { href: "/pricing", label: "Pricing" },
        ),
        asked(
          "agreement",
          "Which law governs the agreement, and how far does liability go?",
          "The law and the amount that the agreement names.",
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
        asked("ask", "Do you give support outside business hours?", "Tell us the hours you need."),
      ],
    },
  ];
}
