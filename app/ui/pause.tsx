import { buttonClass } from "./button-class.ts";
import styles from "./pause.module.css";

interface PauseProps {
  /** "Pause animation": its state changes and its name stays, because changing both would contradict itself. */
  label: string;
  paused: boolean;
  /** Left out where a script of the page listens. */
  onToggle?: () => void;
}

/** Required next to anything that moves by itself (WCAG 2.2.2). */
export function Pause({ label, paused, onToggle }: PauseProps) {
  return (
    <button
      className={`${buttonClass("outline", "icon")} ${styles.pause}`}
      type="button"
      aria-label={label}
      aria-pressed={paused}
      onClick={onToggle}
    />
  );
}
