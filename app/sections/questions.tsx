import { Children, type ReactElement, type ReactNode } from "react";
import { t } from "#words";
import { answerId, answersFor } from "../content/answers.ts";
import type { Availability } from "../content/availability.ts";
import { asks } from "../content/links.ts";
import { Link, LoneLink } from "../ui/link.tsx";
import { AskAll } from "./ask-all.tsx";
import { AvailabilityMark } from "./availability-mark.tsx";
import styles from "./questions.module.css";
import { Quiet } from "./quiet.tsx";
import { rich } from "./rich.tsx";

export interface QuestionsProps {
  title: string;
  /** Answered here. */
  children?: ReactElement | ReactElement[];
  /** Then, where each other answer stands that this audience asks for. */
  of?: keyof typeof answersFor;
  /** Ends with a link to the glossary. */
  terms?: boolean;
}

/**
 * The questions that are asked before writing, at least four: fewer go into the text that they belong to. Each opens on
 * its own, without a script; the first one is open. Those that are not answered here stand beside them, by where their
 * answer is. At most one list on a page.
 */
export function Questions({ title, terms, of, children }: QuestionsProps) {
  const answers = of ? answersFor[of] : [];
  const kinds = [...new Set(answers.map(({ availability }) => availability))];
  // Where few are answered here, the open ones stand alone, and the lists are about as long.
  const few = Children.count(children) < answers.length / 2;
  const group = (kind: Availability) => (
    <div key={kind} className={styles.questions}>
      <AvailabilityMark of={kind} />
      {answers.map(
        ({ question, answer, availability, link }, index) =>
          availability === kind && (
            <details key={question}>
              <summary>{question}</summary>
              <p className="soft" id={of && answerId(of, index)}>
                {answer}{" "}
                <Link keeps href={link.href}>
                  {link.label}
                  {asks(link.href) && <span className="sr">{t`: ${question}`}</span>}
                </Link>
              </p>
            </details>
          ),
      )}
    </div>
  );
  const two = of !== undefined && children !== undefined;
  return (
    <Quiet id="questions" title={title} wide={two}>
      <div className={two ? styles.sides : undefined}>
        <div>
          {children && (
            <div className={styles.questions}>
              {Children.map(children, (question, index) => (
                <details open={index === 0}>{question}</details>
              ))}
            </div>
          )}
          {few && kinds.slice(1).map(group)}
          {terms && (
            <p className={styles.terms}>
              <LoneLink href="/solutions#terms">{t`Payment terms in plain words`}</LoneLink>
            </p>
          )}
        </div>
        {of && (
          <div>
            {(few ? kinds.slice(0, 1) : kinds).map(group)}
            <AskAll of={answers} />
          </div>
        )}
      </div>
    </Quiet>
  );
}

interface QuestionProps {
  asked: string;
  /** Of the first one, which is open. */
  id?: string;
  children: ReactNode;
}

export function Question({ asked, id, children }: QuestionProps) {
  return (
    <>
      <summary id={id}>{asked}</summary>
      <p className="soft">{rich(children)}</p>
    </>
  );
}
