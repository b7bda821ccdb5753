import { useEffect, useRef } from "react";
import styles from "./segments.module.css";

interface SegmentsProps<T extends string> {
  name: string;
  /** What is chosen; said, not shown. */
  legend: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A choice of one among few, all of them in sight: radio buttons, sewn together. */
export function Segments<T extends string>({
  name,
  legend,
  options,
  value,
  onChoose,
}: SegmentsProps<T>) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // What was chosen before the page was taken over stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is taken over
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
