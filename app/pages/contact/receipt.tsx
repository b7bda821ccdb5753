import type { RefObject } from "react";
import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import { localTime } from "../../content/dates.ts";
import type { Draft } from "../../content/message.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import styles from "./receipt.module.css";

/* Stays when the notice has gone. Not announced, because the notice was. */

interface SentProps {
  subject: string;
  /** The sender's address, which only the page that sent the message knows. */
  replyTo: string;
  at: Date;
  /** Whether the form has text that was typed meanwhile. */
  rest: boolean;
  /** Those of the kept questions that it asked. */
  questions: readonly string[];
  title: RefObject<HTMLHeadingElement | null>;
}

/** Above the form, which is empty again. */
export function Sent({ subject, replyTo, at, rest, questions, title }: SentProps) {
  const time = localTime(at);
  return (
    <div className={`card ${styles.receipt}`}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>
          Sent at <time dateTime={at.toISOString()}>{time}</time>
        </Trans>
      </h2>
      <dl>
        <dt className="label">{t`Subject`}</dt>
        <dd>{subject}</dd>
        {replyTo && (
          <>
            <dt className="label">{t`Reply to`}</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        {questions.length > 1 && (
          <>
            <dt className="label">{t`Questions`}</dt>
            {questions.map((question) => (
              <dd key={question}>{question}</dd>
            ))}
          </>
        )}
      </dl>
      {rest && <p>{t`What you typed while it was being sent is still in the form.`}</p>}
    </div>
  );
}

interface NotSentProps {
  draft: Draft;
  unsure: boolean;
  busy: boolean;
}

/** Inside the form, which Retry submits. */
export function NotSent({ draft, unsure, busy }: NotSentProps) {
  return (
    <div className={`card ${styles.receipt} ${styles.failed}`}>
      <p>
        <b>{unsure ? t`Your message may not have been sent` : t`Your message was not sent`}</b>
        <span className="small soft">{t`Everything that you typed is still in the form.`}</span>
      </p>
      <Button
        variant="outline"
        busy={busy}
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {t`Retry`}
      </Button>
      {brand.helloMailbox && (
        <a className={buttonClass("link", "default")} href={mailLink(brand.helloMailbox, draft)}>
          {t`Send it by email`}
        </a>
      )}
    </div>
  );
}

/** A link that opens the message in the visitor's mail program (RFC 6068). */
export function mailLink(mailbox: string, draft: Draft): string {
  const { subject, message, ...rest } = draft;
  const about = Object.values(rest).filter(Boolean).join("\r\n");
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${message}\r\n\r\n${about}`)}`;
}
