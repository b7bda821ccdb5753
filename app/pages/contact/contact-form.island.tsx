import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { plural, t } from "#words";
import {
  type FieldErrors,
  type FieldName,
  fieldNames,
  hiddenField,
  rulesOf,
} from "../../content/message.ts";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { NoticeRegion } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./contact-form.module.css";
import { AskedList, NotSent, Sent } from "./form-cards.tsx";
import { formAction as action } from "./send.ts";
import { useContactForm } from "./use-contact-form.ts";

export const notices = {
  sent: {
    kind: "success",
    title: t`Message Sent!`,
    text: t`Thank you for contacting us. We'll get back to you shortly.`,
  },
  failed: {
    kind: "error",
    title: t`Error`,
    text: t`Something went wrong. Please try again.`,
  },
} as const;

/**
 * Validates a message and sends it. Where the endpoint is a path of the site, the browser itself can
 * post the form, and the inbox validates it. Otherwise it works only with scripts: before they have
 * loaded, no input can leave the page. The button is disabled, and `method="dialog"` outside a dialog
 * does nothing (HTML, "form submission algorithm").
 */
export default function ContactForm() {
  const { state, form, submit, edit, refit, dismiss } = useContactForm();
  const { kept, shown, errors, sending } = state;
  const hydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  const sent = shown === "sent" && !sending ? kept.last : undefined;
  const isNew = state.notice === "sent" && !state.rest;

  // In Safari a button that is tapped has no focus.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || form.current?.contains(activeElement);
    if (isNew && isHere) title.current?.focus();
  }, [isNew, form]);

  return (
    <div className={styles.holder}>
      <h2 id="form" className={action ? undefined : styles.title}>{t`Send a message`}</h2>
      {sent && (
        <Sent
          subject={sent.draft.subject}
          replyTo={state.replyTo}
          at={new Date(sent.at)}
          rest={state.rest}
          questions={sent.questions ?? []}
          title={title}
        />
      )}
      <AskedList kept={kept} />
      <form
        className={action ? styles.holder : styles.form}
        ref={form}
        {...(action ? { method: "post", action } : { method: "dialog" })}
        noValidate
        onSubmit={submit}
        onInput={edit}
        onBlur={refit}
      >
        <ErrorSummary key={state.refusals} found={state.summary} left={errors} />
        <FieldRows>
          {(name) => <MessageField key={name} name={name} error={errors[name]} />}
        </FieldRows>
        {(shown === "failed" || shown === "unsure") && (
          <NotSent draft={kept.text} unsure={shown === "unsure"} busy={sending} />
        )}
        <div className={action ? undefined : styles.send}>
          <Button
            variant="hero"
            size="lg"
            type="submit"
            disabled={!(action || hydrated)}
            busy={sending}
          >
            {sending ? t`Sending...` : t`Send message`}
          </Button>
        </div>
      </form>
      {!action && <WithoutScripts what={t`Sending`} />}
      <NoticeRegion
        notice={state.notice && notices[state.notice]}
        onDismiss={() => {
          dismiss();
          (title.current ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
        }}
        onExpire={dismiss}
      />
    </div>
  );
}

const rows = [...new Set(fieldNames.map((name) => rulesOf(name).row))];

/** Every field in its row, and the one that people do not see. */
export function FieldRows({ children }: { children: (name: FieldName) => ReactNode }) {
  return (
    <>
      {rows.map((row) => (
        <div className={styles.row} key={row}>
          {fieldNames.filter((name) => rulesOf(name).row === row).map(children)}
        </div>
      ))}
      {/* For bots: filled in, it tells the inbox of one. Out of sight instead of `display: none`, because some bots skip
          hidden fields. If styles are missing, its label tells people to leave it empty. */}
      {action && (
        <div className="sr" aria-hidden="true">
          <label>
            {t`Leave this field empty`}
            <input name={hiddenField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
    </>
  );
}

interface MessageFieldProps {
  name: FieldName;
  error?: string | undefined;
  defaultValue?: string;
}

export function MessageField({ name, ...state }: MessageFieldProps) {
  const { label, type, autoComplete, multiline, wrong, asked } = rulesOf(name);
  return (
    <Field
      name={name}
      label={label}
      note={wrong ? asked : t`(Optional)`}
      type={type}
      autoComplete={autoComplete}
      multiline={multiline}
      required={wrong !== undefined}
      {...state}
    />
  );
}

/**
 * The errors of the last submit, with a link to each field. Those that are corrected leave a gap, so nothing moves. Its
 * heading gets the focus when it appears, so it is announced once.
 */
function ErrorSummary({ found, left }: { found: FieldErrors; left: FieldErrors }) {
  const title = useRef<HTMLHeadingElement>(null);
  const wrong = fieldNames.filter((name) => found[name]);
  const isCorrected = wrong.every((name) => !left[name]);

  useEffect(() => title.current?.focus(), []);

  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };

  if (wrong.length === 0) return null;
  return (
    <div className={isCorrected ? `${styles.summary} ${styles.corrected}` : styles.summary}>
      <h3 ref={title} tabIndex={-1}>
        {plural(wrong.length, { one: "There is a problem", other: "There are # problems" })}
      </h3>
      <ul>
        {wrong.map((name) => (
          <li key={name} data-corrected={left[name] ? undefined : found[name]}>
            {left[name] && (
              <a href={`#${name}`} onClick={goTo}>
                {left[name]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
