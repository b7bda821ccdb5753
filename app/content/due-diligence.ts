import { t } from "#words";
import type { Availability } from "./availability.ts";
import type { Brand } from "./brand.ts";
import { claims, standards, statement } from "./claims.ts";
import { businessHours, businessHoursThere } from "./contact.ts";
import { atStart } from "./in-words.ts";
import { spoken } from "./language.ts";
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
const tiers = Object.values(settlement).map((tier) =>
  tier.enterpriseOnly
    ? t`${{ tier: settlementName(tier) }} for enterprise only`
    : settlementName(tier),
);
const prices = methods
  .map((method) => t`${{ method: method.inSentence }} ${{ price: price(method) }}`)
  .join(spoken.semicolon);

const hours = [businessHours, businessHoursThere].filter(Boolean).join(spoken.semicolon);

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
  const href = contactAbout(t`Due diligence: ${question}`);
  return { question, answer, availability, link: { href, label: t`Send this question` } };
}

/** Published if the brand states it, otherwise provided during onboarding. */
function corporate(question: string, facts: readonly string[], otherwise: string): Answer {
  return facts.every(Boolean)
    ? published(question, facts.join(", "), { href: "/about", label: t`About` })
    : asked("onboarding", question, otherwise);
}

const planned = t`${{ standard: management.name }}, to which we are certified, asks for it.`;

/**
 * Vendor reviewers' questions, answered only from this site's published facts. Each question must
 * make sense alone, because it becomes the subject of a message.
 */
export function dueDiligence(brand: Brand): readonly Topic[] {
  return [
    {
      name: t`Company`,
      answers: [
        corporate(
          t`What are your legal name, registration number and registered office?`,
          [brand.legalName, brand.registrationNumber, brand.registeredOffice],
          t`Corporate information.`,
        ),
        corporate(
          t`What is your group structure?`,
          [brand.groupStructure],
          t`Corporate information.`,
        ),
      ],
    },
    {
      name: t`Licences and regulation`,
      answers: [
        published(
          t`Are you licensed where you operate?`,
          t`Yes, in our operating jurisdictions.`,
          security("certifications-standards-licensing", t`Certifications & Standards`),
        ),
        corporate(
          t`Which company holds which licence, and where?`,
          [brand.licences, brand.regulatoryPresence],
          t`Licences and regulatory presence.`,
        ),
      ],
    },
    {
      name: t`Security standards`,
      answers: [
        published(
          t`Are your controls certified to ${{ standard: cards.name }}?`,
          t`Yes. We are at ${{ standard: cards.name }} ${{ level: cards.detail }}.`,
          security("certifications-standards-cards", t`Certifications & Standards`),
        ),
        published(
          t`Are you certified to ${{ standard: management.name }}?`,
          t`Yes.`,
          security("certifications-standards-management", t`Certifications & Standards`),
        ),
        asked(
          "ask",
          t`May we see the certificates?`,
          t`Tell us which standard your review covers.`,
        ),
      ],
    },
    {
      name: t`Data protection`,
      answers: [
        published(
          t`Which personal data do you collect?`,
          t`Account, transactional, technical and compliance data.`,
          privacy("information-we-collect", t`Information We Collect`),
        ),
        published(
          t`How long do you keep personal data?`,
          t`The privacy policy says what it depends on.`,
          privacy("data-retention", t`Data Retention`),
        ),
        asked(
          "ask",
          t`In which countries is personal data stored?`,
          t`Tell us what your policy requires.`,
        ),
        asked(
          "ask",
          t`Is there a data processing agreement?`,
          t`Tell us which rules apply to you.`,
        ),
      ],
    },
    {
      name: t`Access and encryption`,
      answers: [
        published(
          t`Who has access to data?`,
          t`Access is role-based. Privileged accounts use multi-factor authentication (MFA).`,
          security("data-security-access", t`Data Security`),
        ),
        published(
          t`Is data encrypted?`,
          t`Yes.`,
          security("data-security-encryption", t`Data Security`),
        ),
        asked(
          "ask",
          t`Which encryption algorithms do you use, and who holds the keys?`,
          t`Tell us what your policy requires.`,
        ),
      ],
    },
    {
      name: t`KYC/AML`,
      answers: [
        published(
          t`Do you run KYC and AML programmes?`,
          t`Yes.`,
          security("compliance-programs", t`Compliance Programs (KYC/AML)`),
        ),
        published(
          t`In how many countries do you cover compliance?`,
          `${atStart(statement(claims.complianceCountries))}.`,
          { href: aboutNumber("complianceCountries"), label: t`What our numbers cover` },
        ),
      ],
    },
    {
      name: t`Availability and continuity`,
      answers: [
        published(
          t`How available are the services?`,
          t`${{ uptime: statement(claims.uptime) }}, as stated by us.`,
          { href: aboutNumber("uptime"), label: t`What our numbers cover` },
        ),
        asked("ask", t`How do you plan for disruption?`, planned),
        asked(
          "ask",
          t`Which service levels and recovery times do you commit to?`,
          t`Tell us what your policy requires.`,
        ),
      ],
    },
    {
      name: t`Incident handling`,
      answers: [
        asked("ask", t`How do you handle an incident?`, planned),
        asked(
          "ask",
          t`How soon do you tell us of an incident?`,
          t`Tell us what your policy requires.`,
        ),
      ],
    },
    {
      name: t`Third parties`,
      answers: [
        asked("ask", t`How do you assess providers?`, planned),
        asked("ask", t`Which subprocessors do you use?`, t`Tell us which services you need.`),
      ],
    },
    {
      name: t`Settlement and safeguarding`,
      answers: [
        published(t`When do you settle?`, `${atStart(tiers.join(", "))}.`, {
          href: "/pricing",
          label: t`Pricing`,
        }),
        asked("ask", t`How do you safeguard customer funds?`, t`Tell us which rules apply to you.`),
      ],
    },
    {
      name: t`Pricing and contract`,
      answers: [
        published(
          t`What does it cost?`,
          t`Per transaction: ${prices}. Custom for PayFacs, acquirers and enterprise.`,
          { href: "/pricing", label: t`Pricing` },
        ),
        asked(
          "agreement",
          t`Which law governs the agreement, and how far does liability go?`,
          t`The law and the amount that the agreement names.`,
        ),
      ],
    },
    {
      name: t`Support`,
      answers: [
        published(t`What are your business hours?`, `${atStart(hours)}.`, {
          href: "/contact",
          label: t({ message: "Contact", context: "page" }),
        }),
        asked(
          "ask",
          t`Do you give support outside business hours?`,
          t`Tell us the hours you need.`,
        ),
      ],
    },
  ];
}
