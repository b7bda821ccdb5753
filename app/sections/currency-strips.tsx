import { collection } from "../content/countries.ts";
import { Strip } from "../weave/strip.tsx";
import styles from "./currency-strips.module.css";

/** The local currencies of collection, edge to edge; bare warps represent those to come. */
export function CurrencyStrips() {
  return (
    <ul className={styles.strips}>
      {collection.map(({ country, currency }) => (
        <li key={currency}>
          <p>
            <b translate="no">{currency}</b> {country}
          </p>
          <span>
            <Strip currency={currency} />
          </span>
        </li>
      ))}
      <li className={styles.more}>
        <p>
          <b>More</b> coming
        </p>
        <span />
      </li>
    </ul>
  );
}
