import type { RefObject } from "react";
import styles from "./country-tip.module.css";
import { useMapTip } from "./use-map-tip.ts";

/** The name of a country, beside the pointer or, if its link is focused or followed, beside its shape. */
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
