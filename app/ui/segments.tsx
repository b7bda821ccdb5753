import { useEffect, useRef } from "react";
import styles from "./segments.module.css";

interface SegmentsProps<T extends string> {
  name: string;
  /** What is being chosen, for screen readers only. */
  legend: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A segmented control: radio buttons for a few options, all visible. */
export function Segments<T extends string>({
  name,
  legend,
  options,
  value,
  onChoose,
}: SegmentsProps<T>) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // Keeps a choice made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const marked = fieldset.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const found = options.find((option) => option.value === marked);
    if (found && found.value !== value) onChoose(found.value);
  }, []);

  return (
    <fieldset className={styles.segments} ref={fieldset}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
