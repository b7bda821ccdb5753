import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { plural, Trans, t } from "#words";
import { keepQuestions } from "../../browser/kept-questions.ts";
import { brand } from "../../content/brand.ts";
import { localTime } from "../../content/dates.ts";
import { type Draft, subjectFrom } from "../../content/message.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./contact-form.module.css";
import { inMessage } from "./contact-state.ts";
import type { Kept } from "./kept.ts";

/** The kept questions, which the message below asks: each can be removed. */
export function AskedList({ kept: { text, asked = [] } }: { kept: Kept }) {
  const hydrated = useHydrated();
  const offered = hydrated && subjectFrom(location.search);
  const title = useRef<HTMLHeadingElement>(null);
  const inside = inMessage(asked, text.message);
  const left = asked.filter((question) => !inside.includes(question));
  const { length } = asked;
  const keep = (list: readonly string[]) => {
    // Rendered at once: the title may be new.
    flushSync(() => keepQuestions(list));
    // The button that was pressed is gone.
    (list.length > 0 ? title.current : document.getElementById("subject"))?.focus();
  };
  return (
    <>
      {length > 0 && (
        <section className={`card ${styles.asked}`}>
          <h3 ref={title} tabIndex={-1}>
            {plural(length, { one: "Your question", other: "Your # questions" })}
          </h3>
          <ol>
            {asked.map((question) => (
              <li key={question}>
                {question}
                {left.includes(question) && <b>{t` (not in this message)`}</b>}
                <IconButton
                  icon="close"
                  label={t`Remove: ${question}`}
                  variant="ghost"
                  onClick={() => keep(asked.filter((each) => each !== question))}
                />
              </li>
            ))}
          </ol>
          {left.length > 0 && (
            <p className="small">
              {t`One message holds 1000 characters. What is left stays here for the next one.`}
              {brand.helloMailbox && (
                <>
                  {" "}
                  <a href={mailLink(brand.helloMailbox, { ...text, message: left.join("\r\n") })}>
                    {t`Or send the rest by email`}
                  </a>
                </>
              )}
            </p>
          )}
          <Button variant="link" onClick={() => keep([])}>
            {t`Remove all`}
          </Button>
        </section>
      )}
      {length === 0 && offered && text.subject === offered && (
        <Button variant="link" onClick={() => keep([offered])}>
          {t`Keep this question, to ask it with others`}
        </Button>
      )}
    </>
  );
}

/* What became of the message: it stays when the notice has gone. Not announced, because the notice was. */

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

/** The receipt, above the form, which is empty again. */
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

/** Inside the form, which Retry submits. */
export function NotSent({ draft, unsure, busy }: { draft: Draft; unsure: boolean; busy: boolean }) {
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
function mailLink(mailbox: string, draft: Draft): string {
  const { subject, message, ...rest } = draft;
  const about = Object.values(rest).filter(Boolean).join("\r\n");
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${message}\r\n\r\n${about}`)}`;
}
