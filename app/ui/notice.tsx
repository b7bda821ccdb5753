import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { t } from "#words";
import { IconButton } from "./button.tsx";
import { Live } from "./live.tsx";
import styles from "./notice.module.css";

/** How long a success shows while it has neither pointer nor focus, in milliseconds. */
const NOTICE_MS = 8000;

interface NoticeRegionProps {
  notice: { kind: "success" | "error"; title: string; text: string } | undefined;
  onDismiss: () => void;
  /** Called when a success has been shown long enough. An error stays until it is dismissed. */
  onExpire: () => void;
}

/**
 * Shows one notice, the result of an action, above the page and announces it once. Does not expire under the pointer
 * or focus. At the end of `main`: later sections would cover it, and in older browsers a section that is a
 * container would contain it although it is fixed.
 */
export function NoticeRegion({ notice, onDismiss, onExpire }: NoticeRegionProps) {
  // Known only after the first render: otherwise React would clear it from a served page.
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.querySelector("main")), []);
  const [attended, setAttended] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice restarts the timer
  useEffect(() => {
    if (notice?.kind !== "success" || attended) return;
    const timer = setTimeout(onExpire, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, attended]);

  if (!main) return;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the timer
    <div
      className={styles.region}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      {notice && (
        <div className={styles.notice} data-kind={notice.kind}>
          <p>
            <b>{notice.title}</b>
            <span>{notice.text}</span>
          </p>
          <IconButton icon="close" label={t`Dismiss`} variant="ghost" onClick={onDismiss} />
        </div>
      )}
      <Live>{notice && `${notice.title} ${notice.text}`}</Live>
    </div>,
    main,
  );
}
