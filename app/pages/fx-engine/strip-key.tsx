import { claims, statement } from "../../content/claims.ts";
import { type CurrencyCode, currencies, currencyNames } from "../../content/currencies.ts";
import { contactAbout } from "../../content/links.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./strip-key.module.css";

const shown = Object.entries(currencies) as [CurrencyCode, string][];
const spelled: CurrencyCode = "NGN";

/** How a strip is drawn, and the strips of the currencies that this site names. */
export function StripKey() {
  return (
    <Section dyed>
      <SectionHead title={`Multi-currency processing in ${statement(claims.currencies)}`}>
        <p className="lede soft">Every ISO 4217 currency has a pattern, drawn from its number.</p>
      </SectionHead>
      <div className={styles.key} aria-hidden="true">
        <svg className="num" aria-hidden="true">
          {yarnMiddles(currencies[spelled]).map(([digit, x]) => (
            <text key={x} x={`${x}%`} y="1.1em">
              {digit}
            </text>
          ))}
        </svg>
        <div>
          <Strip currency={spelled} />
        </div>
      </div>
      <ul className={styles.bolts}>
        {shown.map(([currency, number]) => (
          <li key={currency}>
            <span>
              <Strip currency={currency} />
            </span>
            <p>
              <b>{`${currency} ${number}`}</b> {currencyNames[currency]}
            </p>
          </li>
        ))}
      </ul>
      <p className={`soft ${styles.list}`}>
        <Link href={contactAbout("Currencies that you process")}>Ask us</Link> for the list of
        currencies that we process.
      </p>
    </Section>
  );
}

/** The middle of each yarn on the strip, in percent, as laid out by `weave/strip.module.css`. */
function yarnMiddles(number: string): [digit: string, x: number][] {
  const unit = 2.7;
  const widths = [...number].map((digit) => Number(digit) * unit);
  const between = (100 - widths.reduce((sum, width) => sum + width)) / 4;
  let x = 0;
  return [...number].map((digit, i) => {
    const width = widths[i] ?? 0;
    const middle = x + between + width / 2;
    x += between + width;
    return [digit, middle];
  });
}
