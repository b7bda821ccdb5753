import { Children, Fragment, type ReactElement, type ReactNode } from "react";
import { plural, t } from "#words";
import { type Answer, answerId, answersFor } from "../content/answers.ts";
import { asks } from "../content/links.ts";
import { settlement, settlementExample, settlementName } from "../content/settlement.ts";
import { Link, LoneLink } from "../ui/link.tsx";
import { AvailabilityMark } from "./availability-mark.tsx";
import "./questions.later.css";
import styles from "./questions.module.css";
import { Quiet } from "./quiet.tsx";
import { rich } from "./rich.tsx";

export interface QuestionsProps {
  title: string;
  /** Below the title. */
  under?: ReactNode;
  /** Answered here. */
  children?: ReactElement<{ id?: string }> | ReactElement<{ id?: string }>[];
  /** Then, where each other answer stands that this audience asks for. */
  of?: keyof typeof answersFor;
  /** Ends with a link to the glossary. */
  terms?: boolean;
}

/**
 * The questions that are asked before writing, at least four: fewer go into the text that they belong to. Each opens on
 * its own, without a script; the first one is open. Those that are not answered here follow,
 * folded below the others, or one by one, by where their answer is, where they are all that there is. At most one list on a page.
 */
export function Questions({ title, under, terms, of, children }: QuestionsProps) {
  const answers = of ? answersFor[of] : [];
  const rows = answers.map((each, index) => ({ ...each, id: of && answerId(of, index) }));
  const kinds = [...new Set(answers.map(({ availability }) => availability))].map(
    (kind) => [kind, rows.filter(({ availability }) => availability === kind)] as const,
  );
  return (
    <Quiet
      wide
      id="questions"
      title={title}
      under={under}
      after={
        <p>
          <AskAll of={answers} />
          {terms && <LoneLink href="/solutions#terms">{t`Payment terms in plain words`}</LoneLink>}
        </p>
      }
    >
      <div className={styles.questions}>
        {Children.map(children, (question, index) => (
          <details open={index === 0 || Boolean(question?.props.id)}>{question}</details>
        ))}
        {children
          ? rows.length > 0 && (
              <details>
                <summary>
                  {plural(rows.length, {
                    one: "# more question, and where its answer stands",
                    other: "# more questions, and where each answer stands",
                  })}
                </summary>
                <dl>
                  {rows.map(({ question, id, ...answer }) => (
                    <div key={question}>
                      <dt>{question}</dt>
                      <dd className="soft" id={id}>
                        <Standing question={question} {...answer} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            )
          : kinds.map(([kind, group]) => (
              <Fragment key={kind}>
                <AvailabilityMark of={kind} />
                {group.map(({ question, id, ...answer }) => (
                  <details key={question}>
                    <summary>{question}</summary>
                    <p className="soft" id={id}>
                      <Standing question={question} {...answer} />
                    </p>
                  </details>
                ))}
              </Fragment>
            ))}
      </div>
    </Quiet>
  );
}

/** What is known of an answer, and the way to it. */
function Standing({ question, answer, link }: Pick<Answer, "question" | "answer" | "link">) {
  return (
    <>
      {answer} <AnswerLink question={question} link={link} />
    </>
  );
}

export function AnswerLink({ question, link }: Pick<Answer, "question" | "link">) {
  return (
    <Link keeps href={link.href}>
      {link.label}
      {asks(link.href) && <span className="sr">{t`: ${question}`}</span>}
    </Link>
  );
}

interface QuestionProps {
  asked: string;
  /** One with an id is open. */
  id?: string;
  children: ReactNode;
}

export function Question({ asked, id, children }: QuestionProps) {
  return (
    <>
      <summary id={id}>{asked}</summary>
      {typeof children === "string" ? (
        <p className="soft">{rich(children)}</p>
      ) : (
        <div>{children}</div>
      )}
    </>
  );
}

/** The answer to what follows the button, for pages that have it. */
export function AfterStart() {
  return (
    <Question asked={t`What happens after Get Started?`}>
      {t`The customer app opens in a new tab. Opening an account is subject to KYC and AML checks: [Accounts & Access](/terms-of-service#accounts-access). You test with test credentials in the [sandbox](/sandbox), and go live by switching to production keys.`}
    </Question>
  );
}

const standard = settlementName(settlement.standard);
const fast = settlementName(settlement.fast);
const instant = settlementName(settlement.instant);

/** The settlement tiers as an answer, where a drawing of the page shows a payment on its way. `more` follows them. */
export function WhenSettled({ asked, more = "" }: { asked: string; more?: string }) {
  return (
    <Question asked={asked}>
      {`${t`With [${standard}](claim:standard-settlement), [${fast}](claim:fast-settlement) or, for enterprise only, [${instant}](claim:instant-settlement). T is the day of payment. Example: a customer pays on Monday. ${settlementExample}`} ${more}`.trim()}
    </Question>
  );
}

/** Keeps its section's open questions and leads to the form, where one message asks them (chrome/keep-buttons.ts). */
export function AskAll({ of: answers }: { of: readonly Answer[] }) {
  if (answers.filter(({ link }) => asks(link.href)).length < 2) return null;
  return (
    <a className={`scripted screen ${styles.all}`} href="/contact#form" data-ask-all="">
      {t`Ask all open questions in one message`}
    </a>
  );
}
