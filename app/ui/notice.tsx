import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

/** How long a success stays when nobody is at it, in milliseconds. */
const NOTICE_MS = 8000;

export const noticeKinds = ["success", "error"] as const;
type NoticeKind = (typeof noticeKinds)[number];

interface NoticeContent {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
}

interface NoticeProps extends NoticeContent {
  onDismiss: () => void;
}

/** What came of an action. */
export function Notice({ kind, title, text, onDismiss }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind}>
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

interface NoticeRegionProps {
  notice: NoticeContent | undefined;
  onDismiss: () => void;
  /** A success has stood long enough. An error stays until it is dismissed. */
  onExpire: () => void;
}

/** Shows one notice above the page and has it read out once. Waits while someone is at it. */
export function NoticeRegion({ notice, onDismiss, onExpire }: NoticeRegionProps) {
  const [attended, setAttended] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice has its own time
  useEffect(() => {
    if (notice?.kind !== "success" || attended) return;
    const timer = setTimeout(onExpire, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, attended]);

  const shown = (kind: NoticeKind) =>
    notice?.kind === kind && <Notice {...notice} onDismiss={onDismiss} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but wait for who is there
    <div
      className={styles.region}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <div role="status">{shown("success")}</div>
      <div role="alert">{shown("error")}</div>
    </div>
  );
}
