import { t } from "#words";
import { hiddenField } from "../../content/message.ts";

/**
 * A field for bots: filled in, it tells the inbox of one. It is out of sight instead of `display: none`,
 * because some bots skip hidden fields. If styles are missing, its label tells people to leave it empty.
 */
export function HiddenField() {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {t`Leave this field empty`}
        <input name={hiddenField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
