import { Trans, t } from "#words";
import { accessibility } from "../../content/accessibility.ts";
import { brand, placeholderMeaning } from "../../content/brand.ts";
import {
  type Claim,
  claimsReviewed,
  iso27001,
  pciDss,
  register,
  statement,
} from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { longDate } from "../../content/dates.ts";
import { atStart, inList, inWords } from "../../content/in-words.ts";
import { contactAbout, numberId } from "../../content/links.ts";
import { Mailbox } from "../../sections/mailbox.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Paragraph, rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Closing, Hero } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { across, way } from "../../sections/way.ts";
import folds from "../../ui/fold.module.css";
import { Link, LoneLink } from "../../ui/link.tsx";
import type { EmblemOf } from "../../weave/emblems.ts";
import styles from "./about.module.css";

export default function About() {
  return (
    <>
      <AboutHero />
      <MissionAndVision />
      <WhoWeAre />
      <Pillars />
      <Register />
      <Company />
      <Accessibility />
      <Closing
        emblem="/about"
        headline={t`Talk\nto us`}
        lede={t`For reviewers, journalists and candidates.`}
        about={t`Questions about your company`}
        label={t`Contact Us`}
      />
    </>
  );
}

/** Here in the page's language; another configured name has its meaning in one language only. */
const meaning =
  brand.meaning === placeholderMeaning ? t`The name is Swahili for the crossing.` : brand.meaning;

/** The meaning of the name: two banks, and the lane that crosses from one to the other. */
function MissionAndVision() {
  return (
    <section className={`${styles.crossing} ${way({ crosses: true })}`}>
      <i className={`${across} ${styles.lane}`} />
      <div className="dyed">
        <h2>{t`Mission`}</h2>
        <p className="quiet">{t`Connect African business to the world’s payment networks through one API.`}</p>
      </div>
      <p className={`quiet ${styles.meaning}`}>{meaning}</p>
      <div className="dyed">
        <h2>{t`Vision`}</h2>
        <p className="quiet">{t`Africa connected, one corridor at a time.`}</p>
      </div>
    </section>
  );
}

const facts: readonly { term: string; value: string }[] = [
  { term: t`legal name`, value: brand.legalName },
  { term: t`registration number`, value: brand.registrationNumber },
  { term: t`registered office`, value: brand.registeredOffice },
  { term: t`group structure`, value: brand.groupStructure },
  { term: t`licences`, value: brand.licences },
  { term: t`regulatory presence`, value: brand.regulatoryPresence },
];
const configured = facts.filter(({ value }) => value);
const missing = facts.filter(({ value }) => !value).map(({ term }) => term);

/** First a row for each fact that is configured, and one sentence for those that are not. */
function Company() {
  return (
    <Questions title={t`Company, press and jobs`} of="press">
      <Question id="company" asked={t`Corporate information`}>
        {configured.length > 0 && (
          <Rows>
            {configured.map(({ term, value }) => (
              <Row key={term} term={atStart(term)}>
                {value}
              </Row>
            ))}
          </Rows>
        )}
        <p className="soft">
          {missing.length > 0 && `${onboarding(missing)} `}
          {rich(
            t`Reviewing us? Start with the [due-diligence sheet](/security-compliance#due-diligence).`,
          )}
        </p>
      </Question>
    </Questions>
  );
}

function onboarding(terms: readonly string[]): string {
  const list = atStart(inList(terms));
  return terms.length === 1
    ? t`${{ fact: list }} is provided during onboarding.`
    : t`${{ facts: list }} are provided during onboarding.`;
}

function WhoWeAre() {
  return (
    <Quiet title={t`Who we are`}>
      <div className={styles.who}>
        <Paragraph className="lede">
          {t`A cloud-native payments infrastructure provider, built in Africa with global reach. One API for access to global payment networks, acquiring-as-a-service and an [agentic (AI-driven) payments platform](/payment-gateway#agentic).`}
        </Paragraph>
        <Paragraph className="soft">
          {t`For [merchants](/merchants), payment facilitators ([PayFacs](/payfacs)), [acquirers](/acquirers), international money transfer operators ([IMTOs](/imtos)), [large enterprises](/enterprise) and [developers](/api-documentation).`}
        </Paragraph>
      </div>
    </Quiet>
  );
}

const subject = t`Accessibility`;

/** These rows describe the tests: change both together. */
function Accessibility() {
  return (
    <Quiet
      id="accessibility"
      title={t`Accessibility`}
      lede={t`This site is built to ${{ standard: accessibility.standard }}. Our own tests check it. It is not independently certified.`}
      under={
        <p className="soft">
          <Trans>
            <a href={contactAbout(subject)}>Report a problem</a>: which page, and what you use. Or
            through <Mailbox address={brand.helloMailbox} about={subject} />.
          </Trans>
        </p>
      }
    >
      <details className={`${folds.fold} ${styles.tested}`}>
        <summary>{t`How we test it`}</summary>
        <Rows>
          <Row term={t`Tested`}>
            {t`Every page with ${{ engine: accessibility.engine }}, and with menus and errors open: on a small screen in light, and the contrast of a wide one in dark. At four times the size, with text twice as large, also on a phone, and with text spaced out. With the keyboard alone, in forced colours, with motion reduced, and on paper. All in Chromium; text sizes, spacing, motion, menus, forms and navigation in Firefox and WebKit too.`}
          </Row>
          <Row term={t`Heard`}>
            {t`With a screen reader, ${{ reader: accessibility.reader }} in ${{ browser: accessibility.browser }} on Debian, ${{ day: longDate(new Date(accessibility.heard)) }}. The menu, slides, links, estimating, searching and sending a message, in English and in French.`}
          </Row>
          <Row term={t`Not tested`}>
            {t`NVDA, JAWS and VoiceOver. ${{ engine: accessibility.engine }} runs in Chromium only.`}
          </Row>
          <Row term={t`Known limit`}>
            {t`On the [coverage map](/country-coverage), names beside the map can run into the heading when text is spaced out or enlarged. The table below the map lists them all.`}
          </Row>
        </Rows>
      </details>
    </Quiet>
  );
}

/** The lane crosses every corridor, or as many as fit on a phone. */
function AboutHero() {
  return (
    <Hero
      className={styles.hero}
      leaves="right"
      headline={t`Built in\nAfrica, with\nglobal reach`}
      emblem="/about"
      after={
        <Paragraph className={`small soft ${styles.key}`}>
          {t`The lines stand for [](claim:corridors) (payment routes).`}
        </Paragraph>
      }
      lede={t`${{ name: brand.name }} is payments infrastructure for businesses that move money across borders.`}
      about={t`Corporate and regulatory information`}
      label={t`Contact Us`}
    />
  );
}

const sdks = atStart(many.sdks);

const pillars: readonly { title: string; emblem: EmblemOf; text: string }[] = [
  {
    title: t`Compliance first`,
    emblem: "/security-compliance",
    text: t`KYC/AML programmes, [${{ pciDss: pciDss.full }}](claim:pci-dss) and [${{ iso27001: iso27001.full }}](claim:iso-27001), and licensing in operating jurisdictions.`,
  },
  {
    title: t`Customer focused`,
    emblem: "/sdks-libraries",
    text: t`[${sdks} SDKs](claim:sdks), signed webhooks and a sandbox, with plans for merchants, PayFacs, acquirers and enterprise.`,
  },
  {
    title: t`Global reach`,
    emblem: "/country-coverage",
    text: t`Access to global payment networks, with [](claim:complianceCountries).`,
  },
];

function Pillars() {
  return (
    <Through title={t`${{ count: atStart(inWords(pillars.length)) }} pillars`}>
      {pillars.map(({ title, emblem, text }) => (
        <Thing key={title} title={title} emblem={emblem}>
          {text}
        </Thing>
      ))}
    </Through>
  );
}

const groups = [...new Set(register.map(([, { group }]) => group))];

/**
 * Every public number: what it counts, and what to ask about it. Its groups are folded, but the first. The rows come
 * after the `details`, so that paper and pages without scripts show them without a control.
 */
function Register() {
  return (
    <Quiet
      wide
      id="numbers"
      title={t`What our numbers cover`}
      lede={t`Each figure that we publish: what it counts, and what it leaves open. Uptime, response and FX savings are as stated by us. Last reviewed ${{ date: longDate(new Date(claimsReviewed)) }}.`}
      under={
        <p className="small">
          <Trans>
            For programs:{" "}
            <a href="/facts.json" download>
              every figure as data (JSON)
            </a>
            ,{" "}
            <a href="/llms.txt" download>
              every page with its summary (text)
            </a>
            .
          </Trans>
        </p>
      }
    >
      <div className={styles.register}>
        {groups.map((group, index) => (
          <section key={group}>
            <h3>{group}</h3>
            <details className={folds.fold} open={index === 0}>
              <summary>{group}</summary>
            </details>
            <dl>
              {register
                .filter(([, entry]) => entry.group === group)
                .map(([key, entry]) => (
                  <NumberRow key={key} id={numberId(key)} {...entry} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Quiet>
  );
}

function NumberRow({ id, ...claim }: Claim & { id: string }) {
  const { figure, of, value, covers, notStated, list } = claim;
  const question =
    value === undefined
      ? t({ message: `${{ figure }} ${{ of }}: ${{ notStated }}`, context: "not a number" })
      : t`${{ number: statement(claim) }}: ${{ notStated }}`;
  return (
    <div>
      <dt id={id}>
        <b className="num tnum">{atStart(figure)}</b>
        {` ${of}`}
      </dt>
      <dd>
        {covers}
        {list && (
          <>
            {" "}
            <Link href={list.href}>{list.label}</Link>
          </>
        )}
      </dd>
      <dd>
        <LoneLink href={contactAbout(atStart(question))}>{notStated}</LoneLink>
      </dd>
    </div>
  );
}
