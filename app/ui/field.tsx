import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface FieldProps {
  /** Also the name under which the value is sent. */
  name: string;
  label: string;
  /** Said beside the label: "Optional", a count. */
  note?: string;
  type?: "text" | "email" | "tel";
  /** More than one line. */
  multiline?: boolean;
  autoComplete?: string;
  defaultValue?: string;
  error?: string;
  disabled?: boolean;
}

/** A labelled control with its error. Label, `aria-invalid` and `aria-describedby` are wired here and only here. */
export function Field({
  name,
  label,
  note,
  type = "text",
  multiline,
  autoComplete,
  defaultValue,
  error,
  disabled,
}: FieldProps) {
  const errorId = `${name}-error`;
  const control = {
    id: name,
    name,
    autoComplete,
    defaultValue,
    disabled,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {note && <span>{note}</span>}
      </label>
      {multiline ? <textarea {...control} /> : <input type={type} {...control} />}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
