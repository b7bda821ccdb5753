import type { EventName as Name } from "../content/webhooks.ts";
import styles from "./event-name.module.css";

/** The name of a webhook event, in a sentence. */
export function EventName({ of }: { of: Name }) {
  return (
    <code className={styles.event} translate="no">
      {of}
    </code>
  );
}
