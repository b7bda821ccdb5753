import type { RefObject } from "react";
import { t } from "#words";
import { type Country, countries } from "../../content/countries.ts";
import { currencyNames } from "../../content/currencies.ts";
import { contactAbout } from "../../content/links.ts";
import { Link } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import styles from "./country-card.module.css";
import { Flag } from "./flag.tsx";

const all: readonly Country[] = countries;

interface CountryCardProps {
  name: string | undefined;
  place: RefObject<HTMLDivElement | null>;
}

/**
 * Facts about a tapped country, out of the finger's way. Only with scripts and on touch screens: only there do
 * styles show it despite its `hidden`, which is for readers of the text.
 */
export function CountryCard({ name, place }: CountryCardProps) {
  const listed = all.find((country) => country.name === name);
  return (
    <div className={`wrap ${styles.place}`} data-shown={name && ""} ref={place}>
      <div className={`scripted screen card ${styles.card}`} data-card="" hidden>
        {name ? (
          <div key={name}>
            {listed?.highlighted ? <Flag code={listed.code} /> : <i className={styles.none} />}
            <p>
              <b>{name}</b> {factsOf(listed)}
              {!listed?.currency && (
                <Link href={contactAbout(t`Country coverage: ${name}`)}>{t`Ask us`}</Link>
              )}
            </p>
          </div>
        ) : (
          <p className="soft">{t`Tap a country to see its currency.`}</p>
        )}
      </div>
      <Live>{name && `${name}. ${factsOf(listed)}`}</Live>
    </div>
  );
}

function factsOf(country: Country | undefined): string {
  if (!country) return `${t`Not on our lists.`} `;
  const { highlighted, currency } = country;
  const collection = currency
    ? t`Local collection in ${currency}, ${{ name: currencyNames[currency] }}.`
    : `${t`Local collection:`} `;
  return highlighted ? t`Served. ${collection}` : collection;
}
