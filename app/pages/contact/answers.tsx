import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { t } from "#words";
import { type AnswerField, type AnswerPages, place } from "../../content/form-answers.ts";
import type { FieldName } from "../../content/message.ts";
import { Actions } from "../../sections/actions.tsx";
import { Stage } from "../../sections/stage.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Twill } from "../../weave/twill.tsx";
import styles from "./contact.module.css";
import Contact from "./contact.tsx";
import { FieldRows, MessageField, notices } from "./contact-form.island.tsx";
import formStyles from "./contact-form.module.css";
import { formAction } from "./send.ts";

/*
 * The pages that answer a form that was posted without scripts. Rendered by the build, in documents
 * without scripts.
 */

/** The answer to a message that is stored. */
export function MessageSent() {
  return (
    <>
      <Stage className={styles.sent} headline={notices.sent.title}>
        <p className="lede">{notices.sent.text}</p>
        <Actions>
          <ButtonLink variant="hero" size="lg" href="/">
            {t`Return to Home`}
          </ButtonLink>
        </Actions>
      </Stage>
      <Twill turn={12} />
    </>
  );
}

/** The contact page again: why it is not stored, and the form as it was sent, with a place for each field. */
export function FormAgain({ why }: { why: keyof AnswerPages }) {
  return (
    <>
      {why !== "wrong" && (
        <div className="wrap">
          <FirstToRead level={2} title={whyNot[why].title}>
            <p>{whyNot[why].text}</p>
          </FirstToRead>
        </div>
      )}
      <Contact
        form={
          <div className={formStyles.holder}>
            <h2>{t`Send a message`}</h2>
            <form className={formStyles.holder} method="post" action={formAction} noValidate>
              {why === "wrong" && (
                <FirstToRead level={3} title={t`There is a problem`}>
                  <ul>{place("errors")}</ul>
                </FirstToRead>
              )}
              <FieldRows>{place}</FieldRows>
              <div>
                <Button variant="hero" size="lg" type="submit">
                  {t`Send message`}
                </Button>
              </div>
            </form>
          </div>
        }
      />
    </>
  );
}

const whyNot = {
  failed: notices.failed,
  busy: {
    title: t`Your message was not sent`,
    text: t`Too many messages came at once. Wait ten seconds, then send yours again.`,
  },
};

interface FirstToReadProps {
  level: 2 | 3;
  title: string;
  children: ReactNode;
}

function FirstToRead({ level, title, children }: FirstToReadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={formStyles.summary}>
      {/* Without scripts, nothing else moves the focus to the error. */}
      <Heading tabIndex={-1} autoFocus>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** A field's values for the placeholders of those pages. */
export const answerField = (name: FieldName): AnswerField => ({
  right: renderToStaticMarkup(<MessageField name={name} defaultValue={place("value")} />),
  wrong: renderToStaticMarkup(
    <MessageField name={name} defaultValue={place("value")} error={place("error")} />,
  ),
  listed: renderToStaticMarkup(
    <li>
      <a href={`#${name}`}>{place("error")}</a>
    </li>,
  ),
});
