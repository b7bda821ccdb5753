import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

export const noticeKinds = ["success", "error"] as const;
type NoticeKind = (typeof noticeKinds)[number];

interface NoticeProps {
  kind: NoticeKind;
  title: string;
  text: string;
  onDismiss: () => void;
}

/** What came of an action. Announced once: an error at once, a success when there is a pause. */
export function Notice({ kind, title, text, onDismiss }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <button type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
