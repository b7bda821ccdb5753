import { brand } from "../../content/brand.ts";
import { type FieldErrors, fieldNames } from "../../content/message.ts";
import { bar, Stage } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./contact.module.css";
import formStyles from "./contact-form.module.css";
import { ContactForm, notices } from "./contact-form.tsx";
import { contactAtRest } from "./contact-state.ts";
import { FormStart } from "./form-action.ts";
import { WhatToWrite } from "./what-to-write.tsx";

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
        className={styles.hero}
        lines={[]}
        lanes={[notices.sent.title]}
        drawing={<i className={`${bar.lane} ${bar.cased}`} />}
      >
        <p className="lede">{notices.sent.text}</p>
        <ButtonLink variant="hero" size="lg" href="/">
          Return to Home
        </ButtonLink>
      </Stage>
    </Woven>
  );
}

/** Every error, in a form that the inbox completes: it fills in the fields, and takes out what is right. */
const errors: FieldErrors = Object.fromEntries(
  fieldNames.map((name) => [name, `error of ${name}`]),
);

/** The form again, with its errors. */
export function FormAgain() {
  return (
    <Woven end>
      <section className={styles.form}>
        <div className={`wrap g12 ${styles.pair}`}>
          <div className={formStyles.holder}>
            <h1>Contact us</h1>
            {brand.helloMailbox && (
              <p>
                <LoneLink href={`mailto:${brand.helloMailbox}`}>{brand.helloMailbox}</LoneLink>
              </p>
            )}
            <div className={formStyles.summary} id="failed" role="alert" tabIndex={-1}>
              <h3>{notices.failed.title}</h3>
              <p>{notices.failed.text}</p>
            </div>
            <FormStart value={{ ...contactAtRest, errors, summary: errors }}>
              <ContactForm />
            </FormStart>
          </div>
          <WhatToWrite />
        </div>
      </section>
    </Woven>
  );
}
