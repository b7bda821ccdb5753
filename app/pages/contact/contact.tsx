import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import {
  businessHours,
  businessHoursThere,
  businessHoursUtc,
  businessWeek,
} from "../../content/contact.ts";
import { clock } from "../../content/dates.ts";
import { atStart } from "../../content/in-words.ts";
import { Island } from "../../islands/island.tsx";
import AnswerFinder from "../../sections/answer-finder.island.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { Twill } from "../../weave/twill.tsx";
import styles from "./contact.module.css";
import ContactForm from "./contact-form.island.tsx";

interface ContactProps {
  /** In the answers to a form without scripts, the form as sent. */
  form?: ReactNode;
}

const mailbox = brand.helloMailbox;

export default function Contact({ form }: ContactProps) {
  return (
    <>
      <Stage
        topic={t({ message: "Contact", context: "page" })}
        className={styles.hero}
        words={styles.words}
        leaves="right"
        headline={t`Tell us what\nyou need`}
        drawing={
          <>
            <i className={`${bar.lane} ${bar.cased}`} />
            <Days />
          </>
        }
        after={
          <>
            <div className={styles.form}>
              {form ?? (
                <Island of={ContactForm} wake="idle" keeps={["subject", "contact", "questions"]} />
              )}
            </div>
            <div className={styles.hours}>
              <BusinessWeek />
              <p className="small soft">
                {t`Open ${{ hours: businessHoursThere || businessHoursUtc }}, all year. You can write at any time.`}
              </p>
            </div>
          </>
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
        <div className={styles.find}>
          <Island of={AnswerFinder} wake="idle" />
        </div>
      </Stage>
      {mailboxes.length > 0 && <Mailboxes />}
      <Twill turn={12} />
    </>
  );
}

const { days, opens, closes } = businessWeek;
const names: Readonly<Record<(typeof days)[number], string>> = {
  Mon: t`Mon`,
  Tue: t`Tue`,
  Wed: t`Wed`,
  Thu: t`Thu`,
  Fri: t`Fri`,
};
const part = (hours: number, of: number) => `${(hours / of) * 100}%`;

const hours = days.map((day, i) => (
  <rect
    key={day}
    className="cased"
    data-thread=""
    x={part(i, days.length)}
    y={part(opens, 24)}
    width={part(1, days.length)}
    height={part(closes - opens, 24)}
  />
));

/**
 * The days alone, where the hours have no room: they cross the lane next to its words, and it passes over every
 * second one.
 */
function Days() {
  return [styles.under, styles.over].map((place) => (
    <svg
      key={place}
      className={`${styles.days} ${place}`}
      width="320"
      height="192"
      aria-hidden="true"
    >
      {hours}
    </svg>
  ));
}

/** The business hours: a column a day, from midnight down to midnight, shaded while someone answers. */
function BusinessWeek() {
  return (
    <div className={styles.drawn}>
      <div className={styles.week} aria-hidden="true">
        <p>
          {days.map((day) => (
            <b key={day}>{`${names[day]} `}</b>
          ))}
        </p>
        <svg className={styles.days} width="320" height="288" aria-hidden="true">
          {hours}
          <text x="12" y={part(opens, 24)} dy="1.75em">
            {clock(opens)}
          </text>
          <text x="12" y={part(closes, 24)} dy="-1em">
            {clock(closes)}
          </text>
        </svg>
      </div>
      <p
        className="small soft"
        aria-hidden="true"
      >{t`Each column is a day. Shaded hours are open.`}</p>
    </div>
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
      wide
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
