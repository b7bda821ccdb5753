import { Trans, t } from "#words";
import { collection, served } from "../../content/countries.ts";
import { currencyNames } from "../../content/currencies.ts";
import { inWords } from "../../content/in-words.ts";
import { contactAbout, countryId } from "../../content/links.ts";
import { priceRange, priceSpan } from "../../content/methods.ts";
import { daysAfter, settlement } from "../../content/settlement.ts";
import ruled from "../../sections/rows.module.css";
import { Link } from "../../ui/link.tsx";
import styles from "./country-table.module.css";
import type { Place } from "./find-countries.ts";

const prices = priceRange(priceSpan);
const [first, last] = [daysAfter(settlement.instant.from), daysAfter(settlement.standard.to)];
const count = inWords(served.length);

/** All that is published about a country, in words, and how to ask for the rest. */
export function CountryAnswer({ name, code, isOnMap, listed }: Place) {
  const { highlighted, currency } = listed ?? {};
  const figures = (
    <Trans>
      {prices} by method, and {first} to {last} by tier. Neither names a country:{" "}
      <Link href="/pricing">Pricing</Link>
    </Trans>
  );
  const ask = (
    <Link keeps href={contactAbout(t`Payouts and payment methods: ${name}`)}>
      {t`Ask us about ${name}`}
    </Link>
  );
  const coverage = isOnMap
    ? t`Not among the ${count} countries that we serve`
    : t`Not on the map, nor among the ${count} countries that we serve`;
  const collected = currency
    ? t`Listed, in ${currency}, ${{ name: currencyNames[currency] }}`
    : t`Not on our list of ${{ count: inWords(collection.length) }}`;
  const rows = [
    [t`Coverage`, highlighted ? t`Served: in our coverage` : coverage],
    [t`Local collection`, collected],
    ...(currency ? [[t`Prices and settlement`, figures] as const] : []),
    [t`Payouts and methods`, ask],
  ] as const;
  return (
    <article className={`card ${styles.answer}`}>
      <h3 className="type-3" id={code && !listed ? countryId(code) : undefined}>
        {code && isOnMap ? <Link href={`#map-${code}`}>{name}</Link> : name}
      </h3>
      <dl className={`flow ${ruled.rows}`}>
        {rows.map(([about, answer]) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
