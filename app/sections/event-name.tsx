import { inEnglish } from "../content/spoken.ts";
import type { EventName as Name } from "../content/webhooks.ts";
import styles from "./event-name.module.css";

/** The name of a webhook event. In a narrow place it breaks after the dot. As code it would be said apart from its sentence or label. */
export function EventName({ of }: { of: Name }) {
  const [subject, change] = of.split(".");
  return (
    <code className={styles.event} lang={inEnglish} translate="no" role="none">
      {`${subject}.`}
      <wbr />
      {change}
    </code>
  );
}
