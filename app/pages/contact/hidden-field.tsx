import { t } from "#words";
import { hiddenField } from "../../content/message.ts";

/**
 * A field for bots, which the inbox takes for a sign of one when it is filled in. It is out of sight instead
 * of `display: none`, which some bots leave out. Where styles are lost, people see what its label says.
 */
export function HiddenField() {
  return (
    <label className="sr" aria-hidden="true">
      {t`Leave this field empty`}
      <input name={hiddenField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
