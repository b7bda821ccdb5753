import { t } from "#words";
import { type FieldErrors, fieldNames, rulesOf } from "../../content/message.ts";
import { Actions } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import styles from "./contact.module.css";
import Contact from "./contact.tsx";
import { notices } from "./contact-form.island.tsx";
import formStyles from "./contact-form.module.css";
import { contactAtRest } from "./contact-state.ts";
import { FormStart } from "./form-action.ts";

/*
 * The pages that answer a form that was posted without scripts. Rendered by the build, in documents
 * without scripts.
 */

/** The answer to a message that is stored. */
export function MessageSent() {
  return (
    <Woven unbroken end>
      <Stage
        level={1}
        look={styles.sent}
        lines={[]}
        lanes={[notices.sent.title]}
        drawing={<i className={`${bar.lane} ${bar.cased}`} />}
      >
        <p className="lede">{notices.sent.text}</p>
        <Actions>
          <ButtonLink variant="hero" size="lg" href="/">
            {t`Return to Home`}
          </ButtonLink>
        </Actions>
      </Stage>
    </Woven>
  );
}

/**
 * Every error, in a form that the inbox completes: it fills in the fields, and takes out what is right. It reads here
 * what this language says about a field that is too long, and after a line break, about one that is wrong.
 */
const errors: FieldErrors = Object.fromEntries(
  fieldNames.map((name) => [name, `${rulesOf(name).long}\n${rulesOf(name).wrong ?? ""}`]),
);

/** The contact page again, with everything that may be said about its form: the inbox takes out the rest. */
export function FormAgain() {
  return (
    <FormStart value={{ ...contactAtRest, errors, summary: errors }}>
      <div className="wrap">
        <div className={formStyles.summary} id="failed" role="alert" tabIndex={-1}>
          <h2>{notices.failed.title}</h2>
          <p>{notices.failed.text}</p>
        </div>
        <div className={formStyles.summary} id="busy" role="alert" tabIndex={-1}>
          <h2>{t`Your message was not sent`}</h2>
          <p>{t`Too many messages came at once. Wait ten seconds, then send yours again.`}</p>
        </div>
      </div>
      <Contact />
    </FormStart>
  );
}
