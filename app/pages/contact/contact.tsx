import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { businessHours, businessHoursThere, businessHoursUtc } from "../../content/contact.ts";
import { atStart } from "../../content/in-words.ts";
import { Island } from "../../islands/island.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { BusinessWeek, Days } from "./business-week.tsx";
import styles from "./contact.module.css";
import ContactForm from "./contact-form.island.tsx";
import OpenNow from "./open-now.island.tsx";

interface ContactProps {
  /** In the answers to a form without scripts, the form as sent. */
  form?: ReactNode;
}

export default function Contact({ form }: ContactProps) {
  return (
    <Divided end>
      <Stage
        level={1}
        topic={t({ message: "Contact", context: "page" })}
        className={styles.hero}
        words={styles.words}
        headline={t`Tell us what\nyou need`}
        drawing={
          <>
            <i className={`${bar.lane} ${bar.cased}`} />
            <Days />
          </>
        }
        after={
          <>
            <div className={styles.form}>{form ?? <Island of={ContactForm} wake="idle" />}</div>
            <div className={styles.hours}>
              <WhenWeAnswer />
            </div>
          </>
        }
      >
        <p className="lede">{t`Ask about collections, payouts, pricing or an integration.`}</p>
        <dl className={styles.reach}>
          {brand.helloMailbox && (
            <div>
              <dt className="label">{t`Email`}</dt>
              <dd>
                <LoneLink href={`mailto:${brand.helloMailbox}`}>
                  <Address of={brand.helloMailbox} />
                </LoneLink>
              </dd>
            </div>
          )}
          <div>
            <dt className="label">{t`Business hours`}</dt>
            <dd>{atStart(businessHours)}</dd>
          </div>
        </dl>
      </Stage>
      <WhatToWrite />
      {mailboxes.length > 0 && <Mailboxes />}
    </Divided>
  );
}

/** The hours of the card, drawn. */
function WhenWeAnswer() {
  return (
    <>
      <BusinessWeek />
      <p className="small soft">
        {t`That is ${{ hours: businessHoursThere || businessHoursUtc }}, all year. You can write at any time.`}
      </p>
      <Island of={OpenNow} wake="near" />
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
    <Quiet wide title={t`Other addresses`}>
      <Board>
        {mailboxes.map(({ about, for: what, to }) => (
          <Tile key={about} term={about}>
            <p>{what}</p>
            <LoneLink href={`mailto:${to}`}>
              <Address of={to} />
            </LoneLink>
          </Tile>
        ))}
      </Board>
    </Quiet>
  );
}

/** Details that make the first answer a useful one. */
function WhatToWrite() {
  return (
    <Quiet
      wide
      title={t`What to include`}
      lede={brand.helloMailbox && t`The form takes text. For files, use the email address above.`}
    >
      <Board>
        <Tile term={t`Who you are`}>
          {t`Merchant, payment facilitator, acquirer, enterprise, money transfer operator or developer.`}
        </Tile>
        <Tile term={t`Collections`}>{t`Countries, currencies and payment methods.`}</Tile>
        <Tile term={t`Payouts`}>{t`Countries, and whether to a bank account or a phone.`}</Tile>
        <Tile term={t`Settlement`}>{t`Standard, fast or, for enterprise, instant.`}</Tile>
        <Tile term={t`What you need`}>{t`A price, a document or an answer.`}</Tile>
      </Board>
    </Quiet>
  );
}
