import { THEME, themes } from "./theme.ts";
import styles from "./theme-control.module.css";

const names = { light: "Light", dark: "Dark", system: "System" } as const;

/** Drawn as three strips: raw cotton, dyed cloth, both. `watchTheme` handles it, not React. */
export function ThemeControl() {
  return (
    <fieldset className={styles.theme}>
      <legend className="sr">Theme</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={THEME} value={theme} defaultChecked={theme === "system"} />
          <span>
            <b>{names[theme]}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
