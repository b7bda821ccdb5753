import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { currencies, stripeRule } from "../../content/currencies.ts";
import { rich } from "../../sections/rich.tsx";
import { Digits, groundOf, Yarns } from "../../weave/strip.tsx";
import styles from "./currency-strips.module.css";

/** The local currencies of collection, edge to edge; bare warps represent those to come. */
export function CurrencyStrips() {
  return (
    <>
      <ul className={styles.strips}>
        {collection.map(({ country, currency }) => (
          <li key={currency}>
            <p>
              <b translate="no">{currency}</b> {country}
            </p>
            <div className={groundOf(currency)}>
              <Yarns currency={currency} />
              <Digits number={currencies[currency]} />
              <span className="sr">{currencies[currency]}</span>
            </div>
          </li>
        ))}
        <li className={styles.more}>
          <p>{rich(t`**More** coming`)}</p>
          <div />
        </li>
      </ul>
      <p className={`small soft ${styles.rule}`} aria-hidden="true">
        {stripeRule}
      </p>
    </>
  );
}
