import { t } from "#words";
import controls from "../ui/segments.module.css";
import { THEME, themes } from "./theme.ts";
import styles from "./theme-control.later.module.css";

const names = { light: t`Light`, dark: t`Dark`, system: t`System` } as const;

/** Drawn as three strips: raw cotton, dyed cloth, both. `watchTheme` handles it, not React. */
export function ThemeControl() {
  return (
    <div className={`${controls.segments} ${styles.theme}`} role="radiogroup" aria-label={t`Theme`}>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={THEME} value={theme} defaultChecked={theme === "system"} />
          <span role="none">
            <b role="none">{names[theme]}</b>
          </span>
        </label>
      ))}
    </div>
  );
}
