import type { RefObject } from "react";
import { CountryCard } from "./country-card.tsx";
import styles from "./country-tip.module.css";
import { useMapTip } from "./use-map-tip.ts";

/**
 * The name of a country, beside the pointer or, if its link is focused or followed, beside its shape; and
 * below the map what is known of the one that was tapped.
 */
export function CountryTip({ within }: { within: RefObject<HTMLElement | null> }) {
  const { country, tapped, tip } = useMapTip(within);
  return (
    <>
      <CountryCard name={tapped} />
      {country && (
        <p className={styles.tip} role="tooltip" ref={tip}>
          {country}
        </p>
      )}
    </>
  );
}
