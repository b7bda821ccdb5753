import { t } from "#words";
import { buttonClass } from "./button-look.ts";
import styles from "./pause.module.css";

interface PauseProps {
  playing: boolean;
  /** What is paused or played, for the button's name: "Pause animation". */
  what: string;
  /** Left out where a script of the page listens. */
  onToggle?: () => void;
}

/** Required next to anything that moves by itself (WCAG 2.2.2). */
export function Pause({ playing, what, onToggle }: PauseProps) {
  return (
    <button
      className={`${buttonClass("outline", "icon")} ${styles.pause}`}
      type="button"
      aria-label={playing ? t`Pause ${{ what }}` : t`Play ${{ what }}`}
      data-playing={playing}
      onClick={onToggle}
    />
  );
}
