import styles from "./segments.module.css";
import { useEntered } from "./use-entered.ts";

interface SegmentsProps<T extends string> {
  name: string;
  /** The name of the choice, for screen readers only. */
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
  const group = useEntered<HTMLDivElement>(
    value,
    (group) => group.querySelector<HTMLInputElement>(":checked")?.value,
    (entered) => onChoose(entered as T),
  );

  return (
    <div className={styles.segments} role="radiogroup" aria-label={legend} ref={group}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span role="none">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
