import { type KeyboardEvent, type ReactElement, useEffect } from "react";
import { flushSync } from "react-dom";
import { Labelled, named } from "./field.tsx";
import { useEntered } from "./use-entered.ts";

/** After the last key, in milliseconds: until then a text may be unfinished, and is not called wrong. */
const PAUSE_MS = 1500;

interface ToolFieldProps {
  name: string;
  label: string;
  note?: string;
  type?: "text" | "date" | "search";
  inputMode?: "decimal" | "numeric";
  value?: string;
  onInput: (value: string) => void;
  /** Called when the value is final for now: when the field is left, on Enter, and after a pause. */
  onCommit?: () => void;
  /** Id of the result, which Enter shows. */
  shows?: string;
  error?: string | ReactElement | undefined;
  /** Takes the error's place while there is none. */
  answer?: string | undefined;
}

/** A field of a tool: its value changes the page at once. */
export function ToolField({
  name,
  label,
  note,
  type = "text",
  onInput,
  onCommit,
  shows,
  error,
  answer,
  ...rest
}: ToolFieldProps) {
  const entered = useEntered<HTMLInputElement>(rest.value ?? "", valueIn, onInput);

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
    <Labelled name={name} label={label} note={note} error={error} answer={answer}>
      <input
        ref={entered}
        type={type}
        enterKeyHint={type === "search" ? "search" : "done"}
        autoComplete="off"
        {...rest}
        {...named(name, error)}
        onBlur={onCommit}
        onChange={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={onEnter}
      />
    </Labelled>
  );
}

/** Below the field, a phone's keyboard may cover it: without focus there is no keyboard. */
function show(id: string, field: HTMLElement): void {
  const shown = document.getElementById(id);
  if (!shown || shown.getBoundingClientRect().top < field.getBoundingClientRect().top) return;
  field.blur();
  shown.scrollIntoView({ block: "nearest" });
}

const valueIn = ({ value }: { value: string }) => value;

interface SelectProps<T extends string> {
  name: string;
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

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
