import type { collection } from "../content/countries.ts";
import { currencyNames } from "../content/currencies.ts";
import { atStart } from "../content/in-words.ts";
import { countryId } from "../content/links.ts";
import { groundOf, Yarns } from "./strip.tsx";
import styles from "./warps.module.css";
import { times } from "./weave.ts";

/** Plain warps behind a headline; its lane passes under every second one. The parent positions and sizes the group. */
export function Warps({ count }: { count: number }) {
  return (
    <div className={styles.warps} aria-hidden="true">
      {times(count, (index) => (
        <div key={index}>
          <i className={`${styles.warp} ${styles.plain}`} />
        </div>
      ))}
    </div>
  );
}

/** The same, each the strip of a currency with its code. It leads to the country in the table. */
export function CurrencyWarps({ of }: { of: typeof collection }) {
  return (
    <ul className={styles.warps}>
      {of.map(({ code, currency }) => (
        <li key={currency}>
          <div className={`${groundOf(currency)} ${styles.warp}`}>
            <Yarns currency={currency} />
            <a href={`/country-coverage#${countryId(code)}`}>
              <b className={styles.name}>
                <span className="sr">{`${atStart(currencyNames[currency])}, `}</span>
                <span translate="no">{currency}</span>
              </b>
            </a>
          </div>{" "}
          <div className={`${groundOf(currency)} ${styles.wide}`} aria-hidden="true">
            <Yarns currency={currency} />
            <b className={styles.name}>{atStart(currencyNames[currency])}</b>
          </div>
        </li>
      ))}
    </ul>
  );
}
