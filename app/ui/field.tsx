import type { ReactElement, ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface FieldProps {
  /** Also the key under which the value is sent. */
  name: string;
  label: string;
  /** Shown next to the label: "(Optional)", a count. */
  note?: string | undefined;
  type?: "text" | "email" | "tel" | undefined;
  /** Renders a textarea. */
  multiline?: boolean | undefined;
  autoComplete?: string | undefined;
  defaultValue?: string;
  error?: string | ReactElement | undefined;
  /** Announced, but not checked by the browser: some report an empty field before anything is typed. */
  required?: boolean;
}

/** A field of a form, which reads it on submit. */
export function Field({
  name,
  label,
  note,
  type = "text",
  multiline,
  error,
  required,
  ...rest
}: FieldProps) {
  const control = {
    ...rest,
    ...named(name, error),
    "aria-required": required || undefined,
  };
  return (
    <Labelled name={name} label={label} note={note} error={error}>
      {multiline ? <textarea {...control} /> : <input type={type} {...control} />}
    </Labelled>
  );
}

/** The attributes that bind a control to its label and its error. */
export const named = (name: string, error: FieldProps["error"]) => ({
  id: name,
  name,
  "aria-invalid": error ? true : undefined,
  // Not by an answer, which would be announced again at each key.
  "aria-describedby": error ? errorOf(name) : undefined,
});

const errorOf = (name: string) => `${name}-error`;

interface LabelledProps extends Pick<FieldProps, "name" | "label" | "note" | "error"> {
  /** Takes the error's place while there is none. */
  answer?: string | undefined;
  children: ReactNode;
}

/** A control between its label and its error. */
export function Labelled({ name, label, note, error, answer, children }: LabelledProps) {
  const under = error ?? answer;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {note ? `${label} ` : label}
        {note && <span role="none">{note}</span>}
      </label>
      {children}
      {under !== undefined && (
        <p className={error ? styles.error : styles.answer} id={error && errorOf(name)}>
          {error && <Icon name="alert" />}
          <span>{under}</span>
        </p>
      )}
    </div>
  );
}
