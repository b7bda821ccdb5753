import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import {
  businessHours,
  businessHoursThere,
  businessHoursUtc,
} from "../../content/business-hours.ts";
import { atStart } from "../../content/in-words.ts";
import { Island } from "../../islands/island.tsx";
import AnswerFinder from "../../sections/answer-finder.island.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Stage } from "../../sections/stage.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { Twill } from "../../weave/twill.tsx";
import styles from "./contact.module.css";
import ContactForm from "./contact-form.island.tsx";

const mailbox = brand.helloMailbox;

/** `form`: as it was sent, in the answers to one without scripts. */
export default function Contact({ form }: { form?: ReactNode }) {
  return (
    <>
      <Stage
        topic={t({ message: "Contact", context: "page" })}
        className={styles.hero}
        words={styles.words}
        leaves="right"
        headline={t`Tell us what\nyou need`}
        emblem="/contact"
        after={
          <div className={styles.form}>
            {form ?? (
              <Island of={ContactForm} wake="idle" keeps={["subject", "contact", "questions"]} />
            )}
          </div>
        }
      >
        <p className="lede">{t`Ask about collections, payouts, pricing or an integration.`}</p>
        <dl className={styles.reach}>
          {mailbox && (
            <div>
              <dt className="label">{t`Email`}</dt>
              <dd>
                <LoneLink href={`mailto:${mailbox}`}>
                  <Address of={mailbox} />
                </LoneLink>
              </dd>
            </div>
          )}
          <div>
            <dt className="label">{t`Business hours`}</dt>
            <dd>{atStart(businessHours)}</dd>
          </div>
        </dl>
        <p className="small soft">
          {t`Open ${{ hours: businessHoursThere || businessHoursUtc }}, all year. You can write at any time.`}
        </p>
        <div className={styles.find}>
          <Island of={AnswerFinder} wake="idle" />
        </div>
      </Stage>
      {mailboxes.length > 0 && <Mailboxes />}
      <Twill turn={12} />
    </>
  );
}

const mailboxes = [
  { about: t`Privacy`, for: t`Your personal data and your rights.`, to: brand.privacyMailbox },
  { about: t`Legal`, for: t`Terms and agreements.`, to: brand.legalMailbox },
  { about: t`Security`, for: t`Report a vulnerability.`, to: brand.securityMailbox },
].filter(({ to }) => to);

/** The mailboxes that have one subject each. */
function Mailboxes() {
  return (
    <Quiet
      title={t`Other addresses`}
      lede={mailbox && t`The form takes text. For files, write to ${mailbox}.`}
    >
      <Rows>
        {mailboxes.map(({ about, for: what, to }) => (
          <Row key={about} term={about}>
            <p>{what}</p>
            <LoneLink href={`mailto:${to}`}>
              <Address of={to} />
            </LoneLink>
          </Row>
        ))}
      </Rows>
    </Quiet>
  );
}
