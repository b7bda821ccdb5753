import { startTransition, useRef, useState } from "react";
import { plural, t } from "#words";
import { contactAbout } from "../content/links.ts";
import { Link } from "../ui/link.tsx";
import { Live } from "../ui/live.tsx";
import { ToolField } from "../ui/tool-field.tsx";
import styles from "./answer-finder.module.css";
import { AvailabilityMark } from "./availability-mark.tsx";
import type { findAnswers } from "./find-answers.ts";

const SHOWN = "found-answers";

/** Finds where an answer stands, on any page. The rows come with the first letter. */
export default function AnswerFinder() {
  const [found, show] = useState<{ typed: string; rows: ReturnType<typeof findAnswers> }>();
  const latest = useRef("");

  const find = async (typed: string) => {
    latest.current = typed;
    // If it cannot be loaded, the form and the pages remain.
    const finder = await import("./find-answers.ts").catch(() => undefined);
    if (!finder || latest.current !== typed) return;
    startTransition(() =>
      show(typed.trim() ? { typed: typed.trim(), rows: finder.findAnswers(typed) } : undefined),
    );
  };
  const { length = 0 } = found?.rows ?? {};
  const counted = found && plural(length, { one: "# answer", other: "# answers" });

  return (
    <div className={`scripted screen ${styles.finder}`}>
      <ToolField
        name="answer"
        label={t`Find where an answer stands`}
        note={t`For example: refund, rate limit, GDPR`}
        type="search"
        onInput={find}
        shows={SHOWN}
      />
      <Live>{found && length === 0 ? t`No row has this` : counted}</Live>
      <div id={SHOWN}>
        {found && length === 0 && (
          <p>
            {t`No row has “${{ typed: found.typed }}”.`}{" "}
            <Link keeps href={contactAbout(found.typed)}>{t`Send it as a question`}</Link>
            {t`, or look up a country or a currency: `}
            <Link href="/country-coverage#find">{t`Country Coverage`}</Link>
          </p>
        )}
        {length > 0 && (
          <dl className="flow">
            {found?.rows.map(({ question, answer, availability, link, at }) => (
              <div key={question}>
                <dt>
                  <Link href={at}>{question}</Link>
                </dt>
                <dd>{answer}</dd>
                <dd>
                  <AvailabilityMark of={availability} />{" "}
                  <Link keeps href={link.href}>
                    {link.label}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
