import { useLayoutEffect, useRef } from "react";
import { t } from "#words";
import { Mark } from "../weave/mark.tsx";
import styles from "./overlay.module.css";

interface OverlayProps {
  visible: boolean;
  /** Whether the page that comes is rendered beneath. */
  arrived: boolean;
  /** Announced once the overlay is gone. */
  title: string;
}

/**
 * Covers a change of path. Its lane lies where the next headline's will: where most have theirs, until the page has
 * arrived, and then in that page's own place. Its text is a status region: a screen reader hears that the page loads, and its title.
 */
export function Overlay({ visible, arrived, title }: OverlayProps) {
  const lane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!visible || !lane.current) return;
    const { style, offsetTop } = lane.current;
    const next = arrived && document.querySelector("h1 [data-lane]");
    const down = next ? next.getBoundingClientRect().top + scrollY - offsetTop : 0;
    style.transform = down ? `translateY(${down}px)` : "";
    style.fontSize = next ? getComputedStyle(next).fontSize : "";
  }, [visible, arrived]);

  return (
    <div className={styles.overlay} data-visible={visible || undefined}>
      <div ref={lane} className={styles.lane}>
        <div className={styles.mark}>
          <Mark />
        </div>
        <p role="status">{visible ? t`Loading...` : title}</p>
      </div>
    </div>
  );
}
