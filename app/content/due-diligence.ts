import { t } from "#words";
import { type Answer, asked, chargebacks, published } from "./answers.ts";
import type { Brand } from "./brand.ts";
import { businessHours, businessHoursThere } from "./business-hours.ts";
import { claims, iso27001, pciDss } from "./claims.ts";
import { atStart } from "./in-words.ts";
import { aboutNumber } from "./links.ts";
import { methods, price } from "./methods.ts";
import { settlement, settlementName } from "./settlement.ts";
import { spoken } from "./spoken.ts";

export interface Topic {
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** The sheet as a file: the same rows, written by the build. */
export const dueDiligenceFile = "/due-diligence.csv";

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

const topic = (name: string, ...answers: Answer[]): Topic => ({ name, answers });

/** Published if the brand states it, otherwise provided during onboarding. */
function corporate(question: string, facts: readonly string[], otherwise: string, words: string) {
  return facts.every(Boolean)
    ? published(question, facts.join(", "), words, { href: "/about", label: t`About` })
    : asked(question, otherwise, words, "onboarding");
}

/**
 * Vendor reviewers' questions, answered only from this site's published facts. Each question must
 * make sense alone, because it becomes the subject of a message.
 */
export function dueDiligence(brand: Brand): readonly Topic[] {
  return [
    topic(
      t`Company`,
      corporate(
        t`What are your legal name, registration number and registered office?`,
        [brand.legalName, brand.registrationNumber, brand.registeredOffice],
        t`Corporate information.`,
        t`company, entity, incorporation, address, headquarters, purchase order, vendor form`,
      ),
      corporate(
        t`What is your group structure?`,
        [brand.groupStructure],
        t`Corporate information.`,
        t`owner, parent, shareholders, subsidiary`,
      ),
    ),
    topic(
      t`Licences and regulation`,
      published(
        t`Are you licensed where you operate?`,
        t`Yes, in our operating jurisdictions.`,
        t`licence, license, regulator, central bank, authorisation, CBN, BCEAO, SARB, FCA, UEMOA`,
        security("certifications-standards-licensing", t`Certifications & Standards`),
      ),
      corporate(
        t`Which company holds which licence, and where?`,
        [brand.licences, brand.regulatoryPresence],
        t`Licences and regulatory presence.`,
        t`licence, license, regulator, entity, central bank, authorisation, CBN, BCEAO, SARB, FCA, UEMOA`,
      ),
    ),
    topic(
      t`Security standards`,
      published(
        t`Are your controls certified to ${{ standard: pciDss.name }}?`,
        t`Yes. We are at ${{ standard: pciDss.name }} ${{ level: pciDss.detail }}.`,
        t`PCI DSS, level 1, card data, certification`,
        security("certifications-standards-cards", t`Certifications & Standards`),
      ),
      published(
        t`Are you certified to ${{ standard: iso27001.name }}?`,
        t`Yes.`,
        t`ISO 27001, ISMS, certification`,
        security("certifications-standards-management", t`Certifications & Standards`),
      ),
      asked(
        t`May we see the certificates?`,
        t`Name the standard that your review covers.`,
        t`certificate, attestation, AOC, SOC 2, scope, validity, QSA, assessor, auditor`,
      ),
      asked(
        t`Who meets which PCI DSS requirement?`,
        t`Say how card data reaches you.`,
        t`PCI responsibility matrix, shared responsibility, AOC, SAQ`,
      ),
      asked(
        t`May we see the results of penetration tests?`,
        t`Name what your policy requires.`,
        t`penetration test, pentest, vulnerability scan, red team, report`,
      ),
    ),
    topic(
      t`Data protection`,
      published(
        t`Which personal data do you collect?`,
        t`Account, transactional, technical and compliance data.`,
        t`GDPR, NDPA, POPIA, data protection, privacy, personal data`,
        privacy("information-we-collect", t`Information We Collect`),
      ),
      published(
        t`How long do you keep personal data?`,
        t`The law and, for data of your business, your agreement set it.`,
        t`GDPR, retention, deletion, erasure`,
        privacy("data-retention", t`Data Retention`),
        "agreement",
      ),
      asked(
        t`In which countries is personal data stored?`,
        t`Name what your policy requires.`,
        t`GDPR, data residency, hosting, region, transfer abroad, cloud`,
      ),
      asked(
        t`Is there a data processing agreement?`,
        t`Name the rules that apply to you.`,
        t`GDPR, DPA, NDPA, processor, controller, standard contractual clauses, data protection act`,
      ),
    ),
    topic(
      t`Access and encryption`,
      published(
        t`Who has access to data?`,
        t`Access is role-based. Privileged accounts use multi-factor authentication (MFA).`,
        t`access control, MFA, roles, privileged accounts`,
        security("data-security-access", t`Data Security`),
      ),
      published(
        t`Is data encrypted?`,
        t`Yes.`,
        t`encryption, TLS, at rest, in transit`,
        security("data-security-encryption", t`Data Security`),
      ),
      asked(
        t`Which encryption algorithms, and who holds the keys?`,
        t`Name what your policy requires.`,
        t`cipher, AES, key management, HSM`,
      ),
    ),
    topic(
      t`KYC/AML`,
      published(
        t`Do you run KYC and AML programmes?`,
        t`Yes.`,
        t`know your customer, anti-money-laundering, financial crime, MLRO, AML officer, compliance officer`,
        security("compliance-programs", t`Compliance Programs (KYC/AML)`),
      ),
      published(
        t`In how many countries do you cover compliance?`,
        `${atStart(claims.complianceCountries.figure)}.`,
        t`compliance coverage, KYC countries`,
        { href: aboutNumber("complianceCountries"), label: t`What our numbers cover` },
      ),
      asked(
        t`Do you screen against sanctions lists?`,
        t`Name the lists that your policy requires.`,
        t`sanctions, screening, OFAC, PEP, embargo, watchlist, both parties`,
      ),
    ),
    topic(
      t`Availability and continuity`,
      published(
        t`How available are the services?`,
        t`${{ uptime: claims.uptime.figure }}, as stated by us.`,
        t`uptime, availability, SLA, downtime`,
        { href: aboutNumber("uptime"), label: t`What our numbers cover` },
      ),
      asked(
        t`How do you plan for disruption?`,
        t`${{ standard: iso27001.name }}, to which we are certified, asks for a plan.`,
        t`business continuity, disaster recovery, backup, DORA, resilience, Article 30, register of information`,
      ),
      asked(
        t`Which service levels and recovery times do you commit to?`,
        t`Name what your policy requires.`,
        t`SLA, RTO, RPO, recovery time, DORA`,
      ),
    ),
    topic(
      t`Incident handling`,
      asked(
        t`How do you handle an incident?`,
        t`${{ standard: iso27001.name }}, to which we are certified, asks for a plan for incidents.`,
        t`incident response, breach, security event, DORA`,
      ),
      asked(
        t`How soon do you tell us of an incident?`,
        t`Name what your policy requires.`,
        t`breach notification, incident notice, hours, DORA`,
      ),
    ),
    topic(
      t`Third parties`,
      asked(
        t`How do you assess providers?`,
        t`${{ standard: iso27001.name }}, to which we are certified, asks for security in the relations with suppliers.`,
        t`vendor risk, supplier, outsourcing, DORA`,
      ),
      asked(
        t`Which subprocessors do you use?`,
        t`Name the services that you need.`,
        t`subprocessor, sub-processor, GDPR, provider, cloud, outsourcing, DORA`,
      ),
      asked(
        t`May your providers use subcontractors?`,
        t`Name the rules that apply to you.`,
        t`sub-outsourcing, outsource, fourth party, DORA, concentration`,
      ),
    ),
    topic(
      t`Settlement and safeguarding`,
      published(
        t`When do you settle?`,
        `${atStart(tiers.join(", "))}.`,
        t`settlement, payout day, T+1, T+2, T+0, when do I get paid`,
        { href: "/pricing", label: t`Pricing` },
      ),
      asked(
        t`How do you safeguard customer funds?`,
        t`Name the rules that apply to you.`,
        t`safeguarding, client money, segregated account, trust, who holds our money, insolvency, bankruptcy`,
      ),
    ),
    topic(
      t`Pricing and contract`,
      published(
        t`What does it cost?`,
        t`Per transaction: ${prices}. Custom for PayFacs, acquirers and enterprise.`,
        t`price, pricing, fee, how much, cost, rate, percentage, discount, charges, mobile money, card, bank transfer, USSD`,
        { href: "/pricing", label: t`Pricing` },
      ),
      asked(
        t`Which law governs the agreement, and how far does liability go?`,
        t`The law and the amount that the agreement names.`,
        t`jurisdiction, court, liability cap, indemnity`,
        "agreement",
      ),
      chargebacks,
      asked(
        t`Which audit rights do we get?`,
        t`Name the rules that apply to you.`,
        t`audit, inspection, access, regulator, DORA`,
      ),
      asked(
        t`How do we exit, with our data?`,
        t`Name the rules that apply to you.`,
        t`exit plan, termination, notice period, portability, migration, DORA`,
      ),
    ),
    topic(
      t`Support`,
      published(
        t`What are your business hours?`,
        `${atStart(hours)}.`,
        t`opening hours, support hours, time zone, support, help`,
        { href: "/contact", label: t({ message: "Contact", context: "page" }) },
      ),
      asked(
        t`Do you give support outside business hours?`,
        t`Name the hours that you need.`,
        t`24/7, support, emergency, on call, weekend, support response time, P1, critical`,
      ),
    ),
  ];
}
