import { Trans, t } from "#words";
import type { Answer } from "../../content/answers.ts";
import { brand } from "../../content/brand.ts";
import { iso27001, pciDss } from "../../content/claims.ts";
import { dueDiligence, dueDiligenceFile } from "../../content/due-diligence.ts";
import { Island } from "../../islands/island.tsx";
import AnswerFinder from "../../sections/answer-finder.island.tsx";
import { AvailabilityMark } from "../../sections/availability-mark.tsx";
import { LegalDocument, section } from "../../sections/legal-document.tsx";
import { Mailbox } from "../../sections/mailbox.tsx";
import { AnswerLink, AskAll } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import folds from "../../ui/fold.module.css";
import styles from "./security-compliance.module.css";

export default function SecurityCompliance() {
  return (
    <LegalDocument
      path="/security-compliance"
      note={t`How we protect payments and data, and to which standards.`}
      summary={summary}
      sections={sections}
      after={{ ...sheet, content: <DueDiligence /> }}
    >
      <p className="soft">
        {rich(
          t`Reviewing us? The [due-diligence sheet](${{ address: `#${sheet.id}` }}) says where each answer stands, from published facts.`,
        )}
      </p>
      <Threads />
    </LegalDocument>
  );
}

const [cards, management] = [pciDss.name, iso27001.name];

const summary = [
  t`Our two standards are ${{ first: management }} and ${{ second: cards }}.`,
  t`Data is encrypted. Access is role-based, and privileged accounts use multi-factor authentication (MFA).`,
  t`We run KYC and AML programmes.`,
  t`If you find a vulnerability, tell us, and give us time to fix it.`,
] as const;

const sections = [
  section("overview", t`Overview`, {
    subject: t`This page explains how ${{ name: brand.name }} protects payments and data. It is written for customers, partners and compliance officers, and for anyone who finds a vulnerability.`,
    shared: t`Security is shared. You protect your credentials, your systems and the people who use them.`,
    status: t`This page is for information. Our commitments are set out in your agreement.`,
  }),
  section("certifications-standards", t`Certifications & Standards`, {
    management: t`**${management}** is the international standard for managing information security. We are certified to it.`,
    cards: t`**${cards}** is the standard of the card industry for protecting cardholder data. Our controls are ${cards} certified. We are at ${cards} Level 1.`,
    licensing: t`We are licensed in the jurisdictions in which we operate.`,
    evidence: t`Which company holds which licence is provided during onboarding. For certificates, with scope and validity, ask us.`,
  }),
  section("data-security", t`Data Security`, {
    encryption: t`Data is encrypted.`,
    access: t`Access is based on roles.`,
    privileged: t`Privileged accounts use multi-factor authentication (MFA): a password alone does not open them.`,
    cards: t`Cardholder data is handled under our ${cards} certified controls.`,
  }),
  section("network-infrastructure", t`Network & Infrastructure`, {
    cloud: t`Our infrastructure is cloud-native.`,
    separation: t`The sandbox is isolated from production and has test credentials of its own.`,
    standards: t`${cards} asks for control of the traffic between networks, for secure configuration and for logs. Our controls are certified to it.`,
    website: t`This website is separate from the services. It has static pages, sets no cookies, makes no requests to third parties and holds no customer data. Sign-in happens in another application.`,
  }),
  section("application-security", t`Application Security`, {
    development: t`${cards} and ${management} ask for secure software development. We hold both certifications.`,
    keys: t`Test and production have different keys. Keep them out of source code, of browsers and of messages, and replace a key that someone else may have seen.`,
    webhooks: t`[Webhooks](/webhooks) are signed. Verify the signature before you act on an event, and treat an event that arrives again as the same event.`,
    sdks: t`The [SDKs](/sdks-libraries) are updated regularly. Use a current one.`,
  }),
  section("compliance-programs", t`Compliance Programs (KYC/AML)`, {
    kyc: t`**Know your customer (KYC)** is about who a person or a business is. We run a KYC programme.`,
    aml: t`**Anti-money-laundering (AML)** is about where money comes from and where it goes. We run an AML programme.`,
    reports: t`Who runs which check is set in your agreement.`,
    yours: t`Our programmes do not replace yours. A business that has duties of its own under KYC and AML rules keeps them.`,
    suite: t`What we offer to businesses for their own checks is described under [Compliance Suite](/compliance-suite). How we handle the data is described in the [Privacy Policy](/privacy-policy).`,
  }),
  section("incident-response", t`Incident Response`, {
    definition: t`An incident is an event that harms, or is likely to harm, the confidentiality, integrity or availability of the services or of data.`,
    steps: t`${management} asks for the handling of incidents to be planned. We are certified to it.`,
    notice: t`We notify customers, authorities and the people concerned as the law and the agreement require.`,
    yours: (
      <Trans>
        If you suspect an incident, replace the credentials concerned and write to us through{" "}
        <Mailbox address={brand.securityMailbox} about={t`Security incident`} />.
      </Trans>
    ),
  }),
  section("business-continuity", t`Business Continuity`, {
    planning: t`${management} asks for disruption to be planned for. We are certified to it.`,
    events: t`When your endpoint cannot be reached, the delivery of a webhook is retried automatically, at growing intervals.`,
    commitments: t`Plan on your side for the time in which a service, a network or a bank is not available.`,
  }),
  section("vendor-third-party-risk", t`Vendor & Third-Party Risk`, {
    selection: t`${management} asks for security in the relations with suppliers. We are certified to it.`,
    networks: t`Banks, payment networks and mobile money operators take part in payments under rules and supervision of their own.`,
    list: t`Ask us which providers take part in your services.`,
  }),
  section("report-a-vulnerability", t`Report a Vulnerability`, {
    how: (
      <Trans>
        If you believe that you have found a vulnerability in this website or in our services,
        report it through{" "}
        <Mailbox address={brand.securityMailbox} about={t`Report a vulnerability`} />.
      </Trans>
    ),
    content: (
      <Trans>
        Please include:
        <ul>
          <li>where it is: the address, endpoint or component;</li>
          <li>what it is, and what someone could do with it;</li>
          <li>the steps that show it, with the requests and responses if you have them;</li>
          <li>how we can reach you, if you want an answer.</li>
        </ul>
      </Trans>
    ),
    conduct: (
      <Trans>
        We ask researchers to:
        <ul>
          <li>use the sandbox or their own accounts, and obey the law;</li>
          <li>stop once a vulnerability is shown, and go no further into systems or data;</li>
          <li>not read, change, keep or share the data of others;</li>
          <li>not disrupt a service, move money, or deceive or threaten people;</li>
          <li>delete any data of other people that they found, once we have the report;</li>
          <li>give us reasonable time to fix it before they publish.</li>
        </ul>
      </Trans>
    ),
    answer: t`We may ask you questions. We do not promise a reward or a time for our reply.`,
    anonymous: t`You may report without giving your name. Send no personal data of others, and no secrets that the report does not need.`,
  }),
];

const topics = dueDiligence(brand);
const all = topics.flatMap(({ answers }) => answers);
const total = all.length;
const published = all.filter(({ availability }) => availability === "published").length;

const sheet = { id: "due-diligence", heading: t`Due-diligence sheet` } as const;

/** Vendor reviewers' questions, and where to find each answer. */
function DueDiligence() {
  return (
    <Quiet
      wide
      id={sheet.id}
      title={sheet.heading}
      lede={rich(
        t`${published} of ${total} answers are published. Each of the others says where it stands. For figures, see [what our numbers cover](/about#numbers).`,
      )}
      under={
        <>
          <p className={`screen ${styles.files}`}>
            <Trans>
              Download:{" "}
              <a href={dueDiligenceFile} download>
                spreadsheet (CSV)
              </a>
              .
            </Trans>{" "}
            <AskAll of={all} />
          </p>
          <Island of={AnswerFinder} wake="near" />
        </>
      }
    >
      <Topics published />
      <details className={`${folds.fold} ${styles.others}`}>
        <summary>{t`The other ${{ count: total - published }} questions, and where each answer stands`}</summary>
        <Topics />
      </details>
    </Quiet>
  );
}

/** The rows that are answered here, or all others. */
function Topics({ published = false }: { published?: boolean }) {
  return topics.map(({ name, answers }) => {
    const some = answers.filter(({ availability }) => (availability === "published") === published);
    return (
      some.length > 0 && (
        <section key={name} className={styles.topic}>
          <h3>{name}</h3>
          <dl>
            {some.map((answer) => (
              <AnswerRow key={answer.question} {...answer} />
            ))}
          </dl>
        </section>
      )
    );
  });
}

const threads = (published: boolean) =>
  all
    .map(({ availability }, index) =>
      (availability === "published") === published ? `M${index + 0.5} 0v1` : "",
    )
    .join("");

/** A thread for each answer, in the order of the file: woven if published, bare if not. */
function Threads() {
  return (
    <figure className={styles.threads}>
      <svg
        width="320"
        height="96"
        viewBox={`0 0 ${all.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path stroke="var(--warp-1)" strokeWidth="0.7" d={threads(true)} />
        <path stroke="var(--seam-2)" vectorEffect="non-scaling-stroke" d={threads(false)} />
      </svg>
      <figcaption className="small soft">{t`Each line is one question of the sheet. A broad line is answered here.`}</figcaption>
    </figure>
  );
}

function AnswerRow({ question, answer, availability, link }: Answer) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{answer}</dd>
      <dd>
        <AvailabilityMark of={availability} /> <AnswerLink question={question} link={link} />
      </dd>
    </div>
  );
}
