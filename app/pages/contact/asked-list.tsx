import { useRef } from "react";
import { plural, t } from "#words";
import { keepQuestions } from "../../browser/questions.ts";
import { brand } from "../../content/brand.ts";
import { subjectFrom } from "../../content/message.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { inMessage } from "./asked.ts";
import styles from "./asked-list.module.css";
import type { Kept } from "./kept.ts";
import { mailLink } from "./receipt.tsx";

/** The kept questions, which the message below asks: each can be removed. */
export function AskedList({ kept: { text, asked = [] } }: { kept: Kept }) {
  const hydrated = useHydrated();
  const offered = hydrated && subjectFrom(location.search);
  const title = useRef<HTMLHeadingElement>(null);
  const inside = inMessage(asked, text.message);
  const left = asked.filter((question) => !inside.includes(question));
  const { length } = asked;
  const keep = (list: readonly string[]) => {
    keepQuestions(list);
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
