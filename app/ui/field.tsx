import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import { useEntered } from "./use-entered.ts";

/** After the last key, in milliseconds: until then a text may be unfinished, and is not called wrong. */
const PAUSE_MS = 1500;

interface FieldProps {
  /** Also the key under which the value is sent. */
  name: string;
  label: string;
  /** Shown next to the label: "(Optional)", a count. */
  note?: string | undefined;
  type?: "text" | "email" | "tel" | "date" | "search" | undefined;
  inputMode?: "decimal";
  enterKeyHint?: "done" | "search";
  /** Renders a textarea. */
  multiline?: boolean | undefined;
  autoComplete?: string | undefined;
  defaultValue?: string;
  /** For a controlled field, instead of `defaultValue`. */
  value?: string;
  onInput?: (value: string) => void;
  /** Called when the value is final for now: when the field is left, on Enter, and after a pause. */
  onCommit?: () => void;
  /** Whether focus selects the text, to be typed over. */
  selected?: boolean;
  /** Id of what the value decides, which Enter shows. */
  shows?: string;
  error?: string | undefined;
  /** Stands in the error's place while there is none. */
  answer?: string | undefined;
  disabled?: boolean;
  /** Said, and not checked by the browser: some call an empty field wrong before anything is typed. */
  required?: boolean;
}

/** A labelled control with its error. The only place that sets label, `aria-invalid` and `aria-describedby`. */
export function Field({
  name,
  label,
  note,
  type = "text",
  multiline,
  error,
  answer,
  onInput,
  onCommit,
  selected,
  shows,
  required,
  ...rest
}: FieldProps) {
  const under = error ?? answer;
  const errorId = `${name}-error`;
  const entered = useEntered<TextControl>(rest.value ?? "", valueIn, onInput);
  const control = {
    ...rest,
    id: name,
    name,
    "aria-invalid": error ? true : undefined,
    // Not by the answer, which would be said again at each key.
    "aria-describedby": error && errorId,
    "aria-required": required || undefined,
    onBlur: onCommit,
    onFocus: selected
      ? (event: { currentTarget: { select(): void } }) => event.currentTarget.select()
      : undefined,
    onChange:
      onInput &&
      ((event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value)),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each value starts a pause
  useEffect(() => {
    if (!onCommit) return;
    const pause = setTimeout(onCommit, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [rest.value]);

  const onEnter = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== "Enter") return;
    // At once, to know of an error.
    if (onCommit) flushSync(onCommit);
    if (shows && !currentTarget.hasAttribute("aria-invalid")) show(shows, currentTarget);
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
          onKeyDown={onCommit || shows ? onEnter : undefined}
        />
      )}
      {under !== undefined && (
        <p className={error ? styles.error : styles.answer} id={error && errorId}>
          {error && <Icon name="alert" />}
          <span>{under}</span>
        </p>
      )}
    </Labelled>
  );
}

/** Where it stands below the field, a phone's keyboard may cover it: without focus there is none. */
function show(id: string, field: HTMLElement): void {
  const shown = document.getElementById(id);
  if (!shown || shown.getBoundingClientRect().top < field.getBoundingClientRect().top) return;
  field.blur();
  shown.scrollIntoView({ block: "nearest" });
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
        {note && <span>{` ${note}`}</span>}
      </label>
      {children}
    </div>
  );
}
