import { useRef } from "react";
import { CountryCard } from "./country-card.tsx";
import styles from "./country-tip.module.css";
import { useMapTip } from "./use-map-tip.ts";

/**
 * The name of a country on the map before it, next to the pointer or, if its link is focused or followed, next to
 * its shape; and below the map, facts about the tapped country.
 */
export default function CountryTip() {
  const here = useRef<HTMLDivElement>(null);
  const { country, tapped, tip } = useMapTip(here);
  return (
    <>
      <CountryCard name={tapped} place={here} />
      {country && (
        <p className={styles.tip} role="tooltip" ref={tip}>
          {country}
        </p>
      )}
    </>
  );
}
