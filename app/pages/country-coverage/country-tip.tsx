import type { RefObject } from "react";
import styles from "./country-tip.module.css";
import { useMapTip } from "./use-map-tip.ts";

/** The name of a drawn country, beside the pointer or, for one whose link is used, its shape. */
export function CountryTip({ within }: { within: RefObject<HTMLElement | null> }) {
  const { country, tip } = useMapTip(within);
  return (
    country && (
      <p className={styles.tip} role="tooltip" ref={tip}>
        {country}
      </p>
    )
  );
}
