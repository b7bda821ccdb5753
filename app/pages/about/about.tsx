import { Trans, t } from "#words";
import { accessibility } from "../../content/accessibility.ts";
import { brand, placeholderMeaning } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { longDate } from "../../content/dates.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Mailbox } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import styles from "./about.module.css";
import { AboutHero } from "./about-hero.tsx";
import { Pillars } from "./pillars.tsx";
import { Register } from "./register.tsx";

export default function About() {
  return (
    <Divided>
      <AboutHero />
      <MissionAndVision />
      <WhoWeAre />
      <Pillars />
      <CorporateInformation />
      <Register />
      <Accessibility />
      <Closing
        emblem="/about"
        headline={t`Talk\nto us`}
        lede={t`Ask what your review needs to know.`}
      >
        <StartAction />
        <ContactAction about={t`Questions about your company`} />
      </Closing>
    </Divided>
  );
}

/** Here in the page's language; another configured name has its meaning in one language only. */
const meaning =
  brand.meaning === placeholderMeaning ? t`The name is Swahili for the crossing.` : brand.meaning;

/** The meaning of the name: two banks, and the lane that crosses from one to the other. */
function MissionAndVision() {
  return (
    <section className={styles.crossing}>
      <div className="dyed">
        <h2>{t`Mission`}</h2>
        <p>{t`Connect African business to the world’s payment networks through one API.`}</p>
      </div>
      <p className={styles.meaning}>{meaning}</p>
      <div className="dyed">
        <h2>{t`Vision`}</h2>
        <p>{t`Africa connected, one corridor at a time.`}</p>
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

/** A row for each fact that is configured, and one sentence for those that are not. */
function CorporateInformation() {
  return (
    <Quiet id="company" title={t`Corporate information`}>
      {configured.length > 0 && (
        <Rows>
          {configured.map(({ term, value }) => (
            <Row key={term} term={atStart(term)}>
              {value}
            </Row>
          ))}
        </Rows>
      )}
      <p>
        {missing.length > 0 && `${onboarding(missing)} `}
        {rich(
          t`Reviewing us? Start with the [due-diligence sheet](/security-compliance#due-diligence).`,
        )}
      </p>
    </Quiet>
  );
}

function onboarding(terms: readonly string[]): string {
  const list = atStart(inList(terms));
  return terms.length === 1
    ? t`${{ fact: list }} is provided during onboarding.`
    : t`${{ facts: list }} are provided during onboarding.`;
}

const corridors = statement(claims.corridors);

function WhoWeAre() {
  return (
    <Quiet
      wide
      title={t`Who we are`}
      lede={t`A cloud-native payments infrastructure provider, built in Africa with global reach.`}
    >
      <Board>
        <Tile term={t`What we run`}>
          {t`A single API for access to global payment networks, a foreign exchange [FX Engine](/fx-engine), a [Compliance Suite](/compliance-suite) for know your customer and anti-money-laundering (KYC/AML), an [Analytics Dashboard](/analytics-dashboard), acquiring-as-a-service and an [agentic (AI-driven) payments platform](/payment-gateway#agentic).`}
        </Tile>
        <Tile term={t`Who it is for`}>
          {t`[Merchants](/merchants), payment facilitators ([PayFacs](/payfacs)), [acquirers](/acquirers), international money transfer operators ([IMTOs](/imtos)), [large enterprises](/enterprise) and [developers](/api-documentation).`}
        </Tile>
        <Tile term={t`Reach`}>
          {t`${corridors}, [](claim:currencies), [](claim:remittanceCountries): three separate figures.`}
        </Tile>
      </Board>
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
    >
      <Rows>
        <Row term={t`Tested`}>
          {t`Every page with two engines, ${{ engines: accessibility.engines }}, and with menus and errors open. The first looks at a small screen in light, and at the contrast of a wide one in dark. At four times the size, with text twice as large, also on a phone, and with text spaced out. With the keyboard alone, in forced colours, with motion reduced, and on paper. All in Chromium; text sizes, spacing, motion, menus, forms and navigation in Firefox and WebKit too.`}
        </Row>
        <Row term={t`Heard`}>
          {t`With a screen reader, ${{ reader: accessibility.reader }} in ${{ browser: accessibility.browser }} on Debian, ${{ day: longDate(new Date(accessibility.heard)) }}. The menu, slides, links, estimating, searching and sending a message, in English and in French.`}
        </Row>
        <Row term={t`Not tested`}>
          {t`NVDA, JAWS and VoiceOver. The two engines run in Chromium only.`}
        </Row>
        <Row term={t`Known limit`}>
          {t`On the [coverage map](/country-coverage), names beside the map can run into the heading when text is spaced out or enlarged. The table below the map lists them all.`}
        </Row>
        <Row term={t`Report a problem`}>
          <Trans>
            <a href={contactAbout(subject)}>Write to us</a>: which page, and what you use. Or
            through{" "}
            <Mailbox address={brand.helloMailbox} about={subject} form={t`our contact form`} />.
          </Trans>
        </Row>
      </Rows>
    </Quiet>
  );
}
