import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import { useEntered } from "./use-entered.ts";

interface FieldProps {
  /** Also the key under which the value is sent. */
  name: string;
  label: string;
  /** Shown next to the label: "(Optional)", a count. */
  note?: string;
  type?: "text" | "email" | "tel" | "date" | "search";
  inputMode?: "decimal";
  /** Renders a textarea. */
  multiline?: boolean;
  autoComplete?: string;
  defaultValue?: string;
  /** For a controlled field, instead of `defaultValue`. */
  value?: string;
  onInput?: (value: string) => void;
  /** Called on blur and on Enter, when the value is final for now. */
  onCommit?: () => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** A labelled control with its error. The only place that sets label, `aria-invalid` and `aria-describedby`. */
export function Field({
  name,
  label,
  note,
  type = "text",
  multiline,
  error,
  onInput,
  onCommit,
  ...rest
}: FieldProps) {
  const errorId = `${name}-error`;
  const entered = useEntered<TextControl>(rest.value ?? "", valueIn, onInput);
  const control = {
    ...rest,
    id: name,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    onBlur: onCommit,
    onChange:
      onInput &&
      ((event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value)),
  };
  return (
    <Labelled name={name} label={label} note={note}>
      {multiline ? (
        <textarea ref={entered} {...control} />
      ) : (
        <input
          ref={entered}
          type={type}
          {...control}
          onKeyDown={onCommit && ((event) => event.key === "Enter" && onCommit())}
        />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </Labelled>
  );
}

type TextControl = HTMLInputElement & HTMLTextAreaElement;
const valueIn = ({ value }: { value: string }) => value;

interface SelectProps<T extends string> {
  name: string;
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A labelled select. */
export function Select<T extends string>({
  name,
  label,
  options,
  value,
  onChoose,
}: SelectProps<T>) {
  const entered = useEntered<HTMLSelectElement>(value, valueIn, (entered) =>
    onChoose(entered as T),
  );
  return (
    <Labelled name={name} label={label}>
      <select
        ref={entered}
        id={name}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface LabelledProps {
  name: string;
  label: string;
  note?: string | undefined;
  children: ReactNode;
}

function Labelled({ name, label, note, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {note && <span>{note}</span>}
      </label>
      {children}
    </div>
  );
}
