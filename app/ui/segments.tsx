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
  return (
    <fieldset className={styles.segments}>
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
