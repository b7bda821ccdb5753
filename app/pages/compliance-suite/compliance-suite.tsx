import { t } from "#words";
import { claims, iso27001, pciDss } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { LargeFigure } from "../../sections/large-figure.tsx";
import { Lines } from "../../sections/lines.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Paragraph } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./compliance-suite.module.css";

export default function ComplianceSuite() {
  return (
    <>
      <ComplianceHero />
      <CountriesCovered />
      <ComplianceQuestions />
      <Closing
        emblem="/compliance-suite"
        headline={t`Check your\ncustomers`}
        lede={t`Who are your customers, and which rules apply to you?`}
        about={t`KYC and AML checks`}
      />
    </>
  );
}

function ComplianceQuestions() {
  return (
    <Questions title={t`Questions from compliance officers`}>
      <Question asked={t`Does the suite replace our own programme?`}>
        {t`No. If KYC and AML rules give your business duties, you keep them.`}
      </Question>
      <Question asked={t`Which standards and controls do you have?`}>
        <Rows>
          <Row term={t`Standards`}>
            {t`[${{ cards: pciDss.full }}](claim:pci-dss) and [${{ management: iso27001.full }}](claim:iso-27001).`}
          </Row>
          <Row term={t`Data`}>{t`Encrypted.`}</Row>
          <Row term={t`Access`}>
            {t`Role-based, with multi-factor authentication (MFA) for privileged accounts.`}
          </Row>
          <Row term={t`Licensing`}>{t`In operating jurisdictions.`}</Row>
        </Rows>
        <Paragraph className="soft">
          {t`What you check before you sign: our [due-diligence sheet](/security-compliance#due-diligence), and our KYC/AML programmes under [Security & Compliance](/security-compliance).`}
        </Paragraph>
      </Question>
      <Question asked={t`Who runs which check?`}>
        {t`Your agreement sets it: [Compliance Programs](/security-compliance#compliance-programs).`}
      </Question>
      <Question asked={t`What is checked in each country?`}>
        {t`[Name your countries](ask:Compliance checks by country) to learn what is checked there.`}
      </Question>
      <Question asked={t`May we see certificates and licences?`}>
        {t`For certificates, with scope and validity, [ask us](ask:Certificates, with scope and validity). Which company holds which licence is provided during onboarding.`}
      </Question>
      <Question asked={t`How do you handle personal data?`}>
        {t`The [Privacy Policy](/privacy-policy) says what we collect, why, and what you can ask of us.`}
      </Question>
    </Questions>
  );
}

const collected = many.collection;
const { figure: covered, value: drawn } = claims.complianceCountries;

/** A thread for each country of compliance coverage. */
function CountriesCovered() {
  return (
    <Section dyed crosses>
      <LargeFigure of="complianceCountries">
        {t`The figure counts compliance coverage. Local collection is a separate list of [${collected} countries](claim:collection): [Country Coverage](/country-coverage).`}
      </LargeFigure>
      <div className={styles.threads} aria-hidden="true">
        <Lines of="complianceCountries" crossed />
      </div>
      <Paragraph className={`small soft ${styles.key}`}>
        {t`${drawn} lines, one for each country. [${covered}](claim:complianceCountries) means at least ${drawn}.`}
      </Paragraph>
    </Section>
  );
}

/** The lane goes under one broad check, then through many fine ones. */
function ComplianceHero() {
  return (
    <Hero
      topic={t`Compliance Suite`}
      className={styles.hero}
      leaves="right"
      headline={t`Know who\npays. Know\nwho is paid.`}
      caption={t`A payment passes checks.`}
      emblem="/compliance-suite"
      drawing={
        <div aria-hidden="true">
          <i className={`${bar.lane} ${bar.cased}`} />
          <i className={`not-phone ${warp.upright} ${warp.dye1} ${warp.over} ${styles.broad}`} />
          <i className={`not-phone ${warp.upright} ${styles.odd}`} />
          <i className={`not-phone ${warp.upright} ${styles.even}`} />
        </div>
      }
      after={
        <div className={styles.checks}>
          <h2 className="sr">{t`KYC and AML checks`}</h2>
          <dl>
            <div>
              <dt>{t`KYC: who is it?`}</dt>
              <dd className="small soft">{t`A person or a business.`}</dd>
            </div>
            <div>
              <dt>{t`AML: what does the money do?`}</dt>
              <dd className="small soft">{t`Where it comes from, and where it goes.`}</dd>
            </div>
          </dl>
        </div>
      }
      lede={t`Know your customer (KYC) and anti-money-laundering (AML) in one suite.`}
    />
  );
}
